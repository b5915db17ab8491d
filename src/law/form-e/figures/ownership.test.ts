import { describe, expect, test } from 'vitest'
import { claimsTheWhole, namesAnother, readOwnership, shareIn } from './ownership.ts'

describe('ownership in words', () => {
  test.each([
    ['Joint tenants with J Smith, 50% each', 5000],
    ['Equal shares', 5000],
    ['Held 50/50 with my husband', 5000],
    ['Tenants in common: 60% to me, 40% to my wife', 6000],
    ['Tenants in common; my share is 33.33%, the rest my brother’s', 3333],
    ['I hold 75 per cent', 7500],
    ['Beneficial interest: one half', 5000],
  ])('%s', (words, hundredths) => {
    expect(readOwnership(words)).toEqual({ kind: 'stated', hundredths })
  })

  test.each([
    'Sole owner',
    'In my sole name',
    '100%',
    'Sole name, 100% legal and beneficial',
    'Owned outright',
  ])('sole: %s', (words) => expect(readOwnership(words)).toEqual({ kind: 'sole' }))

  test('joint owners are presumed to be equal', () => {
    expect(readOwnership('Joint tenants with J Smith')).toEqual({ kind: 'presumed', hundredths: 5000 })
  })

  test.each(['Tenants in common with J Smith', 'Tenants in common, 60% / 40%', 'One third with my sisters'])(
    'no share is guessed: %s',
    (words) => expect(readOwnership(words)).toEqual({ kind: 'joint' }),
  )

  test.each([null, '', 'Freehold', 'See attached'])('nothing is told: %s', (words) => {
    expect(readOwnership(words)).toEqual({ kind: 'unknown' })
  })
})

describe('another holder', () => {
  test.each([null, '', 'None', 'N/A', 'sole', 'Sole account', 'no', '–', '---', 'Myself'])(
    'nobody: %s',
    (words) => {
      expect(namesAnother(words)).toBe(false)
    },
  )
  test.each(['J Smith', 'Joint with my wife', '王小明', 'Nora Nilsson'])('somebody: %s', (words) => {
    expect(namesAnother(words)).toBe(true)
  })
  test('a share that is written beside the name', () => {
    expect(shareIn('J Smith (50%)')).toBe(5000)
    expect(shareIn('J Smith')).toBeNull()
  })
  test('a reason to count the whole', () => {
    expect(claimsTheWhole('My mother, for convenience only')).toBe(true)
    expect(claimsTheWhole('My mother')).toBe(false)
  })
})
