import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredFile } from '#protocol/files.ts'
import { MAX_STORED_BYTES } from '#protocol/limits.ts'
import { files as filesTable } from '#server/db/schema.ts'
import { verifyChain } from '#server/features/audit/verify.ts'
import { sweepOrphans } from '#server/intake/sweep.ts'
import { newObjectId } from '#server/ports/files.ts'
import { buildTestApp, signIn, type TestApp, type TestPerson } from '#tests/server/app.ts'
import { type TestFile, uploadOf } from '#tests/server/upload.ts'

let test_: TestApp
let anna: TestPerson
let boris: TestPerson

beforeAll(async () => {
  test_ = await buildTestApp()
  anna = await signIn(test_)
  boris = await signIn(test_)
})
afterAll(() => test_.close())

async function upload(person: Pick<TestPerson, 'headers'>, ...files: TestFile[]) {
  const request = await uploadOf(files)
  const headers = { ...request.headers, ...person.headers }
  return test_.app.inject({ ...request, url: '/v1/files/upload', headers })
}

const call = (person: TestPerson, method: 'GET' | 'DELETE', url: string) =>
  test_.app.inject({ method, url, headers: person.headers })

async function namesOf(person: TestPerson): Promise<string[]> {
  const files: StoredFile[] = (await call(person, 'GET', '/v1/files')).json().files
  return files.map(({ name }) => name)
}

const pathOf = (name: string) => `/v1/files/${encodeURIComponent(name)}`
const pdf = (words: string) => `%PDF-1.7\n${words}`

async function storedObjects(): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of test_.deps.files.list()) ids.push(id)
  return ids
}

describe('a user’s own files', () => {
  test('TOOL-01 are stored, listed, given back to the byte, and deleted', async () => {
    const person = await signIn(test_)
    const bytes = randomBytes(300_000)
    const stored = await upload(person, {
      name: 'bank.pdf',
      bytes: Buffer.concat([Buffer.from(pdf('')), bytes]),
    })
    expect(stored.statusCode).toBe(200)
    const [file]: StoredFile[] = stored.json().files
    expect(file).toMatchObject({ name: 'bank.pdf', size: 300_009, type: 'application/pdf', pages: null })
    expect((await call(person, 'GET', '/v1/files')).json()).toEqual({ files: [file] })

    const back = await call(person, 'GET', pathOf('bank.pdf'))
    expect(back.statusCode).toBe(200)
    expect(back.rawPayload.subarray(9).equals(bytes)).toBe(true)
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="bank.pdf"/),
      'x-content-type-options': 'nosniff',
    })

    const gone = await call(person, 'DELETE', pathOf('bank.pdf'))
    expect(gone.statusCode).toBe(204)
    expect(gone.body).toBe('')
    expect((await call(person, 'GET', pathOf('bank.pdf'))).statusCode).toBe(404)
    expect((await call(person, 'DELETE', pathOf('bank.pdf'))).statusCode).toBe(404)
    expect(await namesOf(person)).toEqual([])
  })

  test('TOOL-01 another account’s file is the same as none at all', async () => {
    await upload(anna, { name: 'private.pdf', bytes: pdf('annas') })
    for (const method of ['GET', 'DELETE'] as const) {
      const others = await call(boris, method, pathOf('private.pdf'))
      const absent = await call(boris, method, pathOf('never.pdf'))
      expect(others.statusCode).toBe(404)
      expect(others.body).toBe(absent.body)
    }
    expect(await namesOf(boris)).toEqual([])
    expect((await call(anna, 'GET', pathOf('private.pdf'))).body).toBe(pdf('annas'))
  })

  test('TOOL-01 two accounts may use one name for different files', async () => {
    await upload(anna, { name: 'same.pdf', bytes: pdf('annas') })
    await upload(boris, { name: 'same.pdf', bytes: pdf('boriss') })
    expect((await call(anna, 'GET', pathOf('same.pdf'))).body).toBe(pdf('annas'))
    expect((await call(boris, 'GET', pathOf('same.pdf'))).body).toBe(pdf('boriss'))
  })

  test('TOOL-01 nobody else is let in', async () => {
    const waiting = await signIn(test_, { waitlist: true })
    const stranger = { headers: { cookie: '', 'sec-fetch-site': 'same-origin' } }
    for (const [person, status] of [
      [waiting, 403],
      [stranger, 401],
    ] as const) {
      expect((await upload(person, { name: 'a.pdf', bytes: pdf('x') })).statusCode).toBe(status)
      for (const url of ['/v1/files', pathOf('a.pdf')]) {
        expect((await test_.app.inject({ url, headers: person.headers })).statusCode).toBe(status)
      }
    }
  })

  test.each([
    ['Zoë’s Kontoauszug — Mai.pdf', 'Zoë’s Kontoauszug — Mai.pdf'],
    ['日本語 📄.pdf', '日本語 📄.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['a%2Fb%00.pdf', 'a%2Fb%00.pdf'],
    ['semi;colon=1.pdf', 'semi;colon=1.pdf'],
    [`${'long'.repeat(120)}.pdf`, `${'long'.repeat(120).slice(0, 251)}.pdf`],
  ])('TOOL-01 the odd name %j is a label, never a path', async (sent, label) => {
    const person = await signIn(test_)
    const [file]: StoredFile[] = (await upload(person, { name: sent, bytes: pdf(sent) })).json().files
    expect(file?.name).toBe(label)
    const back = await call(person, 'GET', pathOf(label))
    expect(back.statusCode).toBe(200)
    const exact = /filename\*=UTF-8''(\S+)$/.exec(String(back.headers['content-disposition']))?.[1]
    expect(decodeURIComponent(exact ?? '')).toBe(label)
    expect((await call(person, 'DELETE', pathOf(label))).statusCode).toBe(204)
    expect(await namesOf(person)).toEqual([])
  })

  test.each(['..%2F..%2Fkey', '%00', '%2e%2e', '....//', '*', '%20'])(
    'TOOL-01 asking for %j gives nothing away',
    async (name) => {
      const reply = await call(anna, 'GET', `/v1/files/${name}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json().error.code).toBe('NOT_FOUND')
    },
  )

  test('TOOL-01 the same file again is the same file; other bytes get a name of their own', async () => {
    const person = await signIn(test_)
    await upload(person, { name: 'a.pdf', bytes: pdf('one') })
    const objects = await storedObjects()
    await upload(person, { name: 'a.pdf', bytes: pdf('one') })
    expect((await storedObjects()).sort()).toEqual(objects.sort())
    const again = await upload(
      person,
      { name: 'a.pdf', bytes: pdf('two') },
      { name: 'a.pdf', bytes: pdf('three') },
    )
    expect(again.json().files.map(({ name }: StoredFile) => name)).toEqual(['a (2).pdf', 'a (3).pdf'])
    await upload(person, { name: 'a.pdf', bytes: pdf('two') })
    expect((await namesOf(person)).sort()).toEqual(['a (2).pdf', 'a (3).pdf', 'a.pdf'])
  })

  test('TOOL-01 two uploads at once never take one name', async () => {
    const person = await signIn(test_)
    await Promise.all([1, 2, 3, 4].map((n) => upload(person, { name: 'n.pdf', bytes: pdf(String(n)) })))
    expect((await namesOf(person)).sort()).toEqual(['n (2).pdf', 'n (3).pdf', 'n (4).pdf', 'n.pdf'])
  })
})

describe('what is not taken', () => {
  test('each file is refused in a sentence of its own, and none is kept', async () => {
    const person = await signIn(test_)
    const before = await storedObjects()
    const reply = await upload(
      person,
      { name: 'good.pdf', bytes: pdf('good') },
      { name: 'empty.pdf', bytes: '' },
      { name: 'picture.png', bytes: pdf('no picture') },
    )
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatchObject({
      code: 'FILE_EMPTY',
      message: expect.stringContaining('empty.pdf: This file is empty.'),
      details: { files: [{ name: 'empty.pdf' }, { name: 'picture.png', code: 'FILE_MISMATCH' }] },
    })
    expect(await namesOf(person)).toEqual([])
    expect((await storedObjects()).sort()).toEqual(before.sort())
  })

  test('no file, six files, no form at all', async () => {
    const none = await upload(anna)
    expect([none.statusCode, none.json().error.code]).toEqual([400, 'NO_FILES'])
    const six = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf(String(n)) }))
    const tooMany = await upload(anna, ...six)
    expect([tooMany.statusCode, tooMany.json().error.code]).toEqual([400, 'TOO_MANY_FILES'])
    const json = await test_.app.inject({
      method: 'POST',
      url: '/v1/files/upload',
      headers: anna.headers,
      payload: { files: [] },
    })
    expect(json.json().error.code).toBe('NO_FILES')
  })

  test('a request that says that it is too large is not read', async () => {
    const reply = await test_.app.inject({
      method: 'POST',
      url: '/v1/files/upload',
      headers: {
        ...anna.headers,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(3e9),
      },
    })
    expect(reply.json().error.code).toBe('FILE_TOO_LARGE')
  })

  test('what would go over the owner’s quota', async () => {
    const person = await signIn(test_)
    await upload(person, { name: 'a.pdf', bytes: pdf('x') })
    const { db } = test_.deps.database
    await db
      .update(filesTable)
      .set({ size: MAX_STORED_BYTES - 5 })
      .where(eq(filesTable.ownerId, person.id))
    const reply = await upload(person, { name: 'b.pdf', bytes: pdf('more than five bytes') })
    expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'QUOTA'])
  })
})

describe('what is left behind', () => {
  test('a client that goes away in the middle of an upload leaves nothing', async () => {
    const before = await storedObjects()
    const address = new URL(await test_.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(address.port), '127.0.0.1')
    const head = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${pdf('')}`
    socket.write(
      `POST /v1/files/upload HTTP/1.1\r\nHost: ${address.host}\r\nCookie: ${anna.headers.cookie}\r\n` +
        'Sec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
        `Content-Length: 5000000\r\n\r\n${head}`,
    )
    socket.write(randomBytes(1_000_000))
    const folder = path.join(test_.deps.settings.dataDir, 'files', 'unfinished')
    await expect.poll(() => readdirSync(folder).length).toBe(1)
    socket.destroy()
    await once(socket, 'close')
    await expect.poll(() => readdirSync(folder).length).toBe(0)
    expect((await storedObjects()).sort()).toEqual(before.sort())
    expect(await namesOf(anna)).not.toContain('a.pdf')
  })

  test('the sweep takes bytes without a row, leaves those with one, and those still young', async () => {
    const person = await signIn(test_)
    await upload(person, { name: 'kept.pdf', bytes: pdf('kept') })
    const orphan = newObjectId()
    await test_.deps.files.put(
      orphan,
      (async function* () {
        yield Buffer.from('left over')
      })(),
    )
    const { db } = test_.deps.database
    expect(await sweepOrphans(db, test_.deps.files, new Date(0))).toBe(0)
    expect(await sweepOrphans(db, test_.deps.files, new Date(Date.now() + 60_000))).toBe(1)
    expect(await test_.deps.files.exists(orphan)).toBe(false)
    expect((await call(person, 'GET', pathOf('kept.pdf'))).body).toBe(pdf('kept'))
  })

  test('no name and no word of a file stands in the clear, on disk or in the database', async () => {
    const person = await signIn(test_)
    await upload(person, { name: 'canary-name.txt', bytes: 'the canary-word sings\n'.repeat(9000) })
    const folder = path.join(test_.deps.settings.dataDir, 'files')
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(names.join()).not.toContain('canary')
    for (const name of names.filter((one) => /[0-9a-f]{32}$/.test(one))) {
      expect(readFileSync(path.join(folder, name)).includes('canary')).toBe(false)
    }
    for (const table of ['files', 'audit_events', 'user_keys']) {
      const { rows } = await test_.deps.database.pool.query(`select t::text as row from ${table} t`)
      expect(rows.length).toBeGreaterThan(0)
      const text = rows.map(({ row }) => row).join('\n')
      for (const form of ['canary-word', 'canary-name']) {
        expect(text).not.toContain(form)
        expect(text).not.toContain(Buffer.from(form).toString('hex'))
      }
    }
  })

  test('the record holds every upload and deletion, and its chain', async () => {
    const person = await signIn(test_)
    await upload(person, { name: 'r.pdf', bytes: pdf('r') })
    await upload(person, { name: 'r.pdf', bytes: pdf('r') })
    await call(person, 'DELETE', pathOf('r.pdf'))
    const { rows } = await test_.deps.database.pool.query(
      'select action, details from audit_events where owner_id = $1 order by sequence',
      [person.id],
    )
    expect(rows).toEqual([
      { action: 'file.uploaded', details: { kind: 'pdf', size: 10 } },
      { action: 'file.deleted', details: { kind: 'pdf', size: 10 } },
    ])
    const report = await verifyChain(test_.deps.database.db)
    expect(report.ok).toBe(true)
    await test_.deps.database.pool.query("update audit_events set action = 'x' where sequence = 2")
    expect(await verifyChain(test_.deps.database.db)).toMatchObject({ ok: false, sequence: 2 })
  })
})
