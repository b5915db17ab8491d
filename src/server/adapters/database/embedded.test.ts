import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { FolderInUse } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verity-embedded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fail = (error: Error) => {
  throw error
}
const open = (place = folder) => openEmbedded({ folder: place, onLost: fail, onConnectionError: fail })

/** Another process that opens the database here, writes one row, says so, and stays. */
function otherProcess() {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url))
  const code = `
    import { openEmbedded } from ${JSON.stringify(module)}
    const report = (error) => { console.log(error.message); process.exit(3) }
    const handle = await openEmbedded({ folder: ${JSON.stringify(folder)}, onLost: report, onConnectionError: report }).catch(report)
    await handle.pool.query('create table if not exists marks (name text)')
    await handle.pool.query("insert into marks values ('kept')")
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)))
  const said = new Promise<string>((resolve) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('\n')) resolve(text.trim())
    })
  })
  return { child, said, ended }
}

describe('the embedded database', () => {
  test('a second process on the same folder is refused in one sentence; after a kill -9 the folder opens, with every row', async () => {
    const first = otherProcess()
    expect(await first.said).toBe('open')

    await expect(open()).rejects.toThrow(FolderInUse)
    await expect(open()).rejects.toThrow(
      `Another Verity (process ${first.child.pid}) is using the data folder ${folder}. Stop it first`,
    )
    const second = otherProcess()
    expect(await second.said).toContain('Another Verity')
    expect(await second.ended).toBe(3)

    first.child.kill('SIGKILL')
    await first.ended
    const handle = await open()
    expect((await handle.pool.query('select name from marks')).rows).toEqual([{ name: 'kept' }])
    await handle.close()
  })

  test('a database whose making was cut short is put aside, not opened and not thrown away', async () => {
    mkdirSync(path.join(folder, 'database'))
    writeFileSync(path.join(folder, 'database', 'PG_VERSION'), '18')
    const handle = await open()
    expect((await handle.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await handle.close()
    expect(readdirSync(folder).filter((name) => name.startsWith('database.unfinished-'))).toHaveLength(1)
  })

  test('a folder whose path is too long for a socket is served all the same, and only we may enter it', async () => {
    const deep = path.join(folder, 'a'.repeat(60), 'b'.repeat(60))
    const handle = await open(deep)
    expect((await handle.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    const socket = String(handle.connection.host)
    expect(socket.startsWith(deep)).toBe(false)
    await handle.close()
    expect(existsSync(socket)).toBe(false)
  })
})
