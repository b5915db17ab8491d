import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserSchema } from '#protocol/auth.ts'
import { buildTestApp, signIn, type TestApp, type TestPerson } from '#tests/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const info = async (person: TestPerson) =>
  UserSchema.parse((await site.app.inject({ url: '/v1/users/info', headers: person.headers })).json())
const update = (person: TestPerson, payload: object) =>
  site.app.inject({ method: 'PUT', url: '/v1/users/update', headers: person.headers, payload })

test('ACC-09 a profile is saved and given back', async () => {
  const person = await signIn(site)
  const reply = await update(person, {
    phone: '+44 20 7946 0000',
    country: 'GB',
    occupation: 'Solicitor',
    user_type: 'lawyer',
    social_links: { linkedin: 'https://linkedin.example/in/ada' },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ phone: '+44 20 7946 0000', country: 'GB', user_type: 'lawyer' })
  expect(await info(person)).toEqual(reply.json())
})

test('ACC-09 what would let a user in, or make them somebody else, is ignored', async () => {
  const person = await signIn(site, { waitlist: true })
  const other = await signIn(site)
  const reply = await update(person, {
    id: other.id,
    email: other.email,
    waitlist: false,
    activated: true,
    name: 'Ada',
    __proto__: { activated: true },
  })
  expect(reply.statusCode).toBe(200)
  expect(await info(person)).toMatchObject({
    id: person.id,
    email: person.email,
    waitlist: true,
    activated: false,
    name: 'Ada',
  })
  expect((await info(other)).name).toBe(other.name)
})

test('ACC-12 social links are merged, and an empty one goes', async () => {
  const person = await signIn(site)
  await update(person, { social_links: { twitter: 'https://x.example/a', facebook: 'https://f.example/a' } })
  await update(person, { social_links: { linkedin: 'https://l.example/a', facebook: '' } })
  expect((await info(person)).social_links).toEqual({
    twitter: 'https://x.example/a',
    linkedin: 'https://l.example/a',
  })
})

test('what did not come stays, and what came empty is empty', async () => {
  const person = await signIn(site)
  await update(person, { phone: '1', address: 'Inner Temple' })
  await update(person, { phone: '' })
  expect(await info(person)).toMatchObject({ phone: null, address: 'Inner Temple' })
})

test('a value that is not as it should be is refused with the name of its field', async () => {
  const person = await signIn(site)
  const reply = await update(person, { user_type: 'judge' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({
    error: { code: 'INVALID_REQUEST', details: { fields: [{ field: 'user_type' }] } },
  })
})

test('nobody in particular has no profile', async () => {
  expect((await site.app.inject('/v1/users/info')).statusCode).toBe(401)
  const reply = await site.app.inject({
    method: 'PUT',
    url: '/v1/users/update',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { name: 'X' },
  })
  expect(reply.statusCode).toBe(401)
})
