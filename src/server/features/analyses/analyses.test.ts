import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Analysis, AnalysisSchema, type AnalysisSummary } from '#protocol/analyses.ts'
import { DocumentSchema } from '#protocol/document.ts'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import { verifyChain } from '#server/features/audit/verify.ts'
import { buildTestApp, signIn, type TestApp, type TestPerson } from '#tests/server/app.ts'
import { formEDocument, formEPdf } from '#tests/server/form-e.ts'
import { TestReader } from '#tests/server/reader.ts'
import { type TestFile, uploadOf } from '#tests/server/upload.ts'

let host: TestApp
let reader: TestReader
let anna: TestPerson
let boris: TestPerson

const LETTER = 'A letter about the weather.\nIt has nothing to do with money.'
const FORM: TestFile = { name: 'form-e.txt', bytes: 'stands for a form' }
const OTHER_FORM: TestFile = { name: 'their-form-e.txt', bytes: 'stands for their form' }

beforeAll(async () => {
  reader = new TestReader()
  reader.prepared.set(FORM.name, { ok: true, document: await formEDocument(7) })
  reader.prepared.set(OTHER_FORM.name, { ok: true, document: await formEDocument(8) })
  host = await buildTestApp({ documents: reader })
  anna = await signIn(host)
  boris = await signIn(host)
})
afterAll(() => host.close())

async function ask(
  person: TestPerson,
  files: TestFile[],
  headers: Record<string, string> = {},
  app = host.app,
) {
  const request = await uploadOf(files)
  return app.inject({
    ...request,
    url: '/v1/ai/form-e-analyzer',
    headers: { ...request.headers, ...person.headers, ...headers },
  })
}

const WAIT = { prefer: 'wait=30' }

async function analysed(person: TestPerson, ...files: TestFile[]): Promise<Analysis> {
  const reply = await ask(person, files, WAIT)
  expect(reply.statusCode).toBe(200)
  return AnalysisSchema.parse(reply.json())
}

const call = (person: TestPerson, url: string, method: 'GET' | 'DELETE' | 'POST' = 'GET') =>
  host.app.inject({ method, url, headers: person.headers })

/** The states that an event stream told, and whether it ended with its last word. */
function told(stream: string) {
  const lines = stream.split('\n\n').flatMap((line) => (line.startsWith('data: ') ? line.slice(6) : []))
  const isDone = lines.at(-1) === '[DONE]'
  return { isDone, events: lines.filter((line) => line !== '[DONE]').map((line) => JSON.parse(line)) }
}

async function storedObjects(): Promise<number> {
  let count = 0
  for await (const _ of host.deps.files.list()) count += 1
  return count
}

describe('an analysis', () => {
  test('TOOL-02 of a Form E as it is sent: upload, findings, sources, report', async () => {
    const real = await buildTestApp({ documents: createDocumentReader() })
    const person = await signIn(real)
    const bytes = await formEPdf()
    const get = (url: string) => real.app.inject({ url, headers: person.headers })
    const reply = await ask(person, [{ name: 'Form E.pdf', bytes }], WAIT, real.app)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['preference-applied']).toBe('wait')
    const { id, status, result, headline } = AnalysisSchema.parse(reply.json())
    expect(status).toBe('done')
    const [form] = result?.forms ?? []
    const [source] = result?.sources ?? []
    expect(form?.person).toBeTruthy()
    expect(form?.completeness.length).toBeGreaterThan(30)
    expect(form?.figures.length).toBeGreaterThan(10)
    expect(source).toMatchObject({ name: 'Form E.pdf', role: 'form-e', kind: 'pdf', size: bytes.length })
    expect(headline?.person).toBe(form?.person)

    const original = await get(`/v1/analyses/${id}/sources/${source?.id}`)
    expect(original.rawPayload.equals(bytes)).toBe(true)
    expect(original.headers['content-disposition']).toMatch(/^inline; filename="Form E.pdf"/)
    const read = DocumentSchema.parse((await get(`/v1/analyses/${id}/sources/${source?.id}/document`)).json())
    expect(read.id).toBe(source?.id)
    expect(read.pages.length).toBe(source?.pages.length)
    for (const { place, quote } of form?.findings.flatMap(({ evidence }) => evidence) ?? []) {
      const page = read.pages.find(({ number }) => number === place.page)
      expect(page?.text.slice(place.start, place.end).replace(/\s+/g, ' ')).toBe(quote.replace(/\s+/g, ' '))
    }

    const report = await get(`/v1/analyses/${id}/export?format=docx`)
    expect(report.headers['content-disposition']).toMatch(
      /^attachment; filename="Form E analysis - .*\.docx"/,
    )
    expect(report.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await get(`/v1/analyses/${id}/export?format=json`)).json()).toEqual(result)
    expect((await get(`/v1/analyses/${id}/export?format=pdf`)).statusCode).toBe(400)
    await real.deps.documents.close()
    await real.close()
  })

  test('TOOL-02 is accepted at once, and tells how it goes until it is done', async () => {
    const accepted = await ask(anna, [FORM])
    expect(accepted.statusCode).toBe(202)
    const { id } = accepted.json()
    expect(accepted.json()).toEqual({ id, status: 'queued' })
    expect(accepted.headers.location).toBe(`/v1/analyses/${id}`)
    const stream = await call(anna, `/v1/analyses/${id}/events`)
    expect(stream.headers['content-type']).toMatch(/^text\/event-stream/)
    const { events, isDone } = told(stream.body)
    expect(isDone).toBe(true)
    expect(events.at(-1)).toEqual({ status: 'done', progress: { step: 'Done', done: 100, total: 100 } })
    const parts = events.map(({ progress }) => progress.done)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    const late = told((await call(anna, `/v1/analyses/${id}/events`)).body)
    expect(late).toEqual({ isDone: true, events: [events.at(-1)] })
  })

  test('TOOL-02 stands in its owner’s list with its headline, newest first', async () => {
    const person = await signIn(host)
    const first = await analysed(person, FORM)
    host.clock.advance(1000)
    const second = await analysed(person, { name: 'letter.txt', bytes: LETTER })
    const list: AnalysisSummary[] = (await call(person, '/v1/analyses')).json().analyses
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id])
    const { result: _, ...summary } = first
    expect(list[1]).toEqual(summary)
    const findings = first.result?.forms.flatMap((form) => form.findings) ?? []
    expect(list[1]?.headline?.must).toBe(findings.filter(({ severity }) => severity === 'must').length)
  })

  test('TOOL-02 of both parties’ forms has both, and the rest beside them', async () => {
    const { result } = await analysed(anna, FORM, { name: 'letter.txt', bytes: LETTER }, OTHER_FORM)
    expect(result?.sources.map(({ name, role }) => [name, role])).toEqual([
      [FORM.name, 'form-e'],
      ['letter.txt', 'supporting'],
      [OTHER_FORM.name, 'form-e'],
    ])
    expect(result?.forms.map(({ source }) => source)).toEqual([
      result?.sources[0]?.id,
      result?.sources[2]?.id,
    ])
  })

  test('TOOL-02 of what is no Form E says so, and of which file', async () => {
    const { status, error, result } = await analysed(anna, { name: 'letter.txt', bytes: LETTER })
    expect([status, error?.code, error?.file]).toEqual(['failed', 'NOT_FORM_E', 'letter.txt'])
    expect(error?.message.length).toBeGreaterThan(20)
    expect(result).toBeUndefined()
  })

  test('a file that cannot be read is told of; beside a form it does not stop the analysis', async () => {
    reader.prepared.set('locked.txt', { ok: false, code: 'FILE_ENCRYPTED' })
    const locked = { name: 'locked.txt', bytes: 'x' }
    const alone = await analysed(anna, locked)
    expect(alone.error).toMatchObject({ code: 'FILE_ENCRYPTED', file: 'locked.txt' })
    const { status, result } = await analysed(anna, FORM, locked)
    expect(status).toBe('done')
    expect(result?.sources[1]).toMatchObject({ role: 'supporting', pages: [] })
    expect(result?.sources[1]?.notes[0]).toMatch(/^Not read.*locked with a password/)
  })

  test('that does not end in the time that a client would wait is accepted instead', async () => {
    let letGo = () => {}
    reader.hold = new Promise((resolve) => {
      letGo = resolve
    })
    const reply = await ask(anna, [FORM], { prefer: 'wait=1' })
    expect(reply.statusCode).toBe(202)
    reader.hold = undefined
    letGo()
    const { events } = told((await call(anna, `/v1/analyses/${reply.json().id}/events`)).body)
    expect(events.at(-1).status).toBe('done')
  })

  test('with a file that is refused is not begun', async () => {
    const person = await signIn(host)
    const reply = await ask(person, [FORM, { name: 'empty.pdf', bytes: '' }])
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'FILE_EMPTY'])
    expect((await call(person, '/v1/analyses')).json()).toEqual({ analyses: [] })
  })
})

describe('ending an analysis', () => {
  test('TOOL-02 a running one can be stopped, once and for all', async () => {
    reader.hold = new Promise(() => {})
    const { id } = (await ask(anna, [FORM])).json()
    const events = call(anna, `/v1/analyses/${id}/events`)
    await expect.poll(async () => (await call(anna, `/v1/analyses/${id}`)).json().status).toBe('running')
    const stopped = await call(anna, `/v1/analyses/${id}/cancel`, 'POST')
    expect([stopped.statusCode, stopped.json().status]).toEqual([200, 'canceled'])
    reader.hold = undefined
    const last = told((await events).body)
    expect([last.isDone, last.events.at(-1).status]).toEqual([true, 'canceled'])
    expect((await call(anna, `/v1/analyses/${id}/cancel`, 'POST')).statusCode).toBe(200)
    const next = await analysed(anna, FORM)
    expect(next.status).toBe('done')
    expect((await call(anna, `/v1/analyses/${id}`)).json().status).toBe('canceled')
    const tooLate = await call(anna, `/v1/analyses/${next.id}/cancel`, 'POST')
    expect([tooLate.statusCode, tooLate.json().error.code]).toEqual([409, 'CONFLICT'])
    expect((await call(anna, `/v1/analyses/${id}/export?format=json`)).statusCode).toBe(409)
  })

  test('TOOL-02 an erased one is gone with all its bytes', async () => {
    const before = await storedObjects()
    const { id, result } = await analysed(anna, FORM, { name: 'letter.txt', bytes: LETTER })
    expect(await storedObjects()).toBe(before + 4)
    expect((await call(anna, `/v1/analyses/${id}`, 'DELETE')).statusCode).toBe(204)
    expect(await storedObjects()).toBe(before)
    for (const url of [`/v1/analyses/${id}`, `/v1/analyses/${id}/sources/${result?.sources[0]?.id}`]) {
      expect((await call(anna, url)).statusCode).toBe(404)
    }
    const { rows } = await host.deps.database.pool.query(
      'select 1 from analysis_sources where analysis_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('TOOL-02 a running one can be erased, and writes nothing afterwards', async () => {
    const before = await storedObjects()
    let letGo = () => {}
    reader.hold = new Promise((resolve) => {
      letGo = resolve
    })
    const { id } = (await ask(anna, [FORM])).json()
    await expect.poll(async () => (await call(anna, `/v1/analyses/${id}`)).json().status).toBe('running')
    expect((await call(anna, `/v1/analyses/${id}`, 'DELETE')).statusCode).toBe(204)
    reader.hold = undefined
    letGo()
    await analysed(boris, FORM)
    expect((await call(anna, `/v1/analyses/${id}`)).statusCode).toBe(404)
    expect(await storedObjects()).toBe(before + 2)
  })
})

describe('whose an analysis is', () => {
  const routes = [
    ['GET', ''],
    ['GET', '/events'],
    ['GET', '/export?format=json'],
    ['GET', '/export?format=docx'],
    ['POST', '/cancel'],
    ['DELETE', ''],
  ] as const

  test('TOOL-02 another account’s analysis is the same as none at all', async () => {
    const { id, result } = await analysed(anna, FORM)
    const absent = '0197a000-0000-7000-8000-000000000000'
    const source = result?.sources[0]?.id
    const sources = [
      ['GET', `/sources/${source}`],
      ['GET', `/sources/${source}/document`],
    ] as const
    for (const [method, rest] of [...routes, ...sources]) {
      const others = await call(boris, `/v1/analyses/${id}${rest}`, method)
      const none = await call(boris, `/v1/analyses/${absent}${rest}`, method)
      const nonsense = await call(boris, `/v1/analyses/nonsense${rest}`, method)
      expect([others.statusCode, others.body], `${method} ${rest}`).toEqual([404, none.body])
      expect([nonsense.statusCode, nonsense.body]).toEqual([404, none.body])
    }
    expect((await call(anna, `/v1/analyses/${id}`)).statusCode).toBe(200)
    const mixed = await call(anna, `/v1/analyses/${id}/sources/${absent}`)
    expect(mixed.statusCode).toBe(404)
  })

  test('TOOL-02 nobody is let in without an account that is open', async () => {
    const waiting = await signIn(host, { waitlist: true })
    expect((await ask(waiting, [FORM])).statusCode).toBe(403)
    for (const [method, rest] of routes) {
      const url = `/v1/analyses/0197a000-0000-7000-8000-000000000000${rest}`
      expect((await call(waiting, url, method)).statusCode).toBe(403)
      const headers = { 'sec-fetch-site': 'same-origin' }
      expect((await host.app.inject({ method, url, headers })).statusCode).toBe(401)
    }
  })
})

describe('what is kept', () => {
  test('no name and no word of a document stands in the clear', async () => {
    const person = await signIn(host)
    reader.prepared.set('canary-name.txt', { ok: true, document: await formEDocument(7) })
    const { result } = await analysed(
      person,
      { name: 'canary-name.txt', bytes: 'canary-word\n'.repeat(3000) },
      { name: 'other.txt', bytes: 'canary-word\n'.repeat(3000) },
    )
    const whose = result?.forms[0]?.person ?? ''
    expect(whose.length).toBeGreaterThan(3)
    const { rows } = await host.deps.database.pool.query(
      'select t::text as row from analyses t union all select t::text from analysis_sources t union all select t::text from audit_events t',
    )
    const text = rows.map(({ row }) => row).join('\n')
    const folder = path.join(host.deps.settings.dataDir, 'files')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /[0-9a-f]{32}$/.test(name),
    )
    const bytes = Buffer.concat(files.map((name) => readFileSync(path.join(folder, name))))
    expect(files.length).toBeGreaterThan(3)
    for (const secret of ['canary-name', 'canary-word', whose]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(Buffer.from(secret).toString('hex'))
      expect(bytes.includes(secret)).toBe(false)
    }
  })

  test('the record tells what was done, and its chain holds', async () => {
    const person = await signIn(host)
    const { id } = await analysed(person, FORM)
    await call(person, `/v1/analyses/${id}/export?format=json`)
    await call(person, `/v1/analyses/${id}`, 'DELETE')
    const { rows } = await host.deps.database.pool.query(
      'select action, subject from audit_events where owner_id = $1 order by sequence',
      [person.id],
    )
    const actions = ['analysis.requested', 'analysis.finished', 'analysis.exported', 'analysis.deleted']
    expect(rows).toEqual(actions.map((action) => ({ action, subject: `analysis:${id}` })))
    expect(await verifyChain(host.deps.database.db)).toMatchObject({ ok: true })
  })
})
