import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, signIn, type TestApp, type TestPerson } from '#tests/server/app.ts'
import { verifyChain } from '../audit/verify.ts'
import { findPeople, listPeople, setAdmitted } from './service.ts'

let site: TestApp
let waiting: TestPerson
beforeAll(async () => {
  site = await buildTestApp()
  waiting = await signIn(site, { email: 'Wanda@Example.com', name: 'Wanda Waiting', waitlist: true })
})
afterAll(() => site.close())

const files = () => site.app.inject({ url: '/v1/files', headers: waiting.headers })

test('ACC-08 an operator lets somebody in and puts them back; each holds from the next request on', async () => {
  const { db } = site.deps.database
  const now = site.clock.now()
  expect((await files()).statusCode).toBe(403)
  const [found] = await findPeople(db, ' wanda@example.com ')
  expect(found).toMatchObject({ id: waiting.id, name: 'Wanda Waiting', admitted: false })
  if (!found) return

  expect(await setAdmitted(db, found, true, now)).toBe(true)
  expect((await files()).statusCode).toBe(200)
  const [admitted] = await findPeople(db, waiting.id)
  expect(admitted?.admitted).toBe(true)
  expect(admitted && (await setAdmitted(db, admitted, true, now))).toBe(false)

  expect(admitted && (await setAdmitted(db, admitted, false, now))).toBe(true)
  expect((await files()).statusCode).toBe(403)
})

test('ACC-08 who waits stands first in the list; every act is in the audit chain', async () => {
  await signIn(site, { email: 'adam@example.com', waitlist: false })
  const people = await listPeople(site.deps.database.db)
  expect(people.map(({ admitted }) => admitted)).toEqual([false, true])
  expect(await verifyChain(site.deps.database.db)).toMatchObject({ ok: true, events: 2 })
})
