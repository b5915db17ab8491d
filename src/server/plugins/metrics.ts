import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fastifyPlugin } from 'fastify-plugin'

const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10] as const

interface Timing {
  buckets: number[]
  count: number
  sum: number
}

/** Counts requests by route (never by address, which may hold a name) and watches the process. */
export const metrics = fastifyPlugin(async (app) => {
  const requests = new Map<string, number>()
  const timings = new Map<string, Timing>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  app.addHook('onResponse', async (request, reply) => {
    const route = `method="${request.method}",route="${request.routeOptions.url ?? 'unknown'}"`
    const key = `${route},status="${reply.statusCode}"`
    requests.set(key, (requests.get(key) ?? 0) + 1)
    const seconds = reply.elapsedTime / 1000
    const timing = timings.get(route) ?? { buckets: BOUNDS.map(() => 0), count: 0, sum: 0 }
    BOUNDS.forEach((bound, index) => {
      if (seconds <= bound) timing.buckets[index] = (timing.buckets[index] ?? 0) + 1
    })
    timing.count += 1
    timing.sum += seconds
    timings.set(route, timing)
  })
  app.addHook('onClose', async () => {
    delay.disable()
  })

  app.decorate('metrics', () => {
    const memory = process.memoryUsage()
    return [
      '# TYPE http_requests_total counter',
      ...[...requests].map(([key, count]) => `http_requests_total{${key}} ${count}`),
      '# TYPE http_request_duration_seconds histogram',
      ...[...timings].flatMap(([route, timing]) => histogramLines(route, timing)),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${memory.heapUsed}`,
      '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
      `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
      '',
    ].join('\n')
  })
})

function histogramLines(route: string, { buckets, count, sum }: Timing): string[] {
  const name = 'http_request_duration_seconds'
  return [
    ...BOUNDS.map((bound, index) => `${name}_bucket{${route},le="${bound}"} ${buckets[index] ?? 0}`),
    `${name}_bucket{${route},le="+Inf"} ${count}`,
    `${name}_sum{${route}} ${sum}`,
    `${name}_count{${route}} ${count}`,
  ]
}
