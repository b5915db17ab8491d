// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#protocol/auth.ts'
import { forgetUserInfo, keepUserInfo, storedUserInfo } from './user-info.ts'

const user: User = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  waitlist: false,
  activated: true,
  picture: null,
  phone: null,
  country: null,
  address: null,
  occupation: null,
  user_type: null,
  social_links: {},
}

beforeEach(() => localStorage.clear())

test('ACC-01 the profile is kept as JSON under userInfo', () => {
  keepUserInfo(user)
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(user)
  expect(storedUserInfo()).toEqual(user)
})

test('ACC-17 nothing of it stays after sign-out', () => {
  keepUserInfo(user)
  forgetUserInfo()
  expect(localStorage.getItem('userInfo')).toBeNull()
  expect(storedUserInfo()).toBeNull()
})

test.each(['', 'null', '{', '{"id":1}', '[]'])(
  'what was altered by hand (%s) is as if nothing were there',
  (text) => {
    localStorage.setItem('userInfo', text)
    expect(storedUserInfo()).toBeNull()
  },
)
