import { Agent, get } from 'node:http'

const CONNECTIONS = 32

/** Calls one address over and over on 32 kept connections. Returns the calls answered in a second. */
export async function callsPerSecond(
  address: string,
  headers: Record<string, string>,
  ms: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  let answered = 0
  const caller = async () => {
    while (performance.now() - began < ms) {
      await call(address, headers, agent)
      answered += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, caller))
    return (answered * 1000) / (performance.now() - began)
  } finally {
    agent.destroy()
  }
}

/** A reply that is not 200 would be a quick one, and no measure of anything: it ends the bench. */
function call(address: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (reply) => {
      reply.resume()
      reply.on('error', reject)
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve()
        else reject(new Error(`${address} answered ${reply.statusCode}`))
      })
    }).on('error', reject)
  })
}
