import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { makeQueryClient, retryDelay, shouldRetry } from './query-client.ts'
import { authStatusQuery, STATUS_RETRIES, userInfoQuery } from './session/queries.ts'

const minutes = (n: number) => n * 60_000

test('ACC-15 replies are stale after 5 minutes and kept for 30', () => {
  const { queries } = makeQueryClient().getDefaultOptions()
  expect(queries?.staleTime).toBe(minutes(5))
  expect(queries?.gcTime).toBe(minutes(30))
})

test('ACC-15 queries and mutations are tried again twice', () => {
  const passing = ApiError.of('NETWORK_ERROR')
  expect([0, 1, 2].map((failures) => shouldRetry(failures, passing))).toEqual([true, true, false])
  const { queries, mutations } = makeQueryClient().getDefaultOptions()
  for (const retry of [queries?.retry, mutations?.retry]) {
    if (typeof retry !== 'function') throw new Error('retry is a rule of ours')
    expect([0, 1, 2].map((failures) => retry(failures, passing))).toEqual([true, true, false])
  }
})

test('ACC-15 the wait doubles and is never over 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('a server that has said no is not asked again', () => {
  expect(shouldRetry(0, ApiError.of('SIGN_IN_REQUIRED'))).toBe(false)
  expect(shouldRetry(0, ApiError.of('NOT_FOUND'))).toBe(false)
  expect(shouldRetry(0, ApiError.of('RATE_LIMIT'))).toBe(true)
})

test('ACC-15 the status is polled and stale after 2 minutes, and tried again once', () => {
  expect(authStatusQuery.staleTime).toBe(minutes(2))
  expect(authStatusQuery.refetchInterval).toBe(minutes(2))
  expect(STATUS_RETRIES).toBe(1)
})

test('ACC-15 the user is polled every 2 minutes and stale after 1', () => {
  expect(userInfoQuery.staleTime).toBe(minutes(1))
  expect(userInfoQuery.refetchInterval).toBe(minutes(2))
})
