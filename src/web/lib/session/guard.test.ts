import { describe, expect, test } from 'vitest'
import { guard } from './guard.ts'

const visit = { pending: false, authenticated: true, activated: true, path: '/app' }

describe('guard', () => {
  test('waits while nothing is known', () => {
    expect(guard({ ...visit, pending: true })).toEqual({ kind: 'wait' })
  })

  test.each(['/app', '/app/', '/app?welcome=1'])('ACC-05 %s, signed out, goes to the home page', (path) => {
    expect(guard({ ...visit, authenticated: false, activated: false, path })).toEqual({ kind: 'go', to: '/' })
  })

  test.each(['/app/form-e-analyzer', '/profile', '/app/global-talent-visa?step=2', '/application'])(
    'ACC-05 %s, signed out, goes to sign in and comes back',
    (path) => {
      expect(guard({ ...visit, authenticated: false, activated: false, path })).toEqual({
        kind: 'go',
        to: `/signup?from=${encodeURIComponent(path)}`,
      })
    },
  )

  test('ACC-05 signed in but not activated goes to the waitlist, the page carried along', () => {
    expect(guard({ ...visit, activated: false, path: '/app/form-e-analyzer' })).toEqual({
      kind: 'go',
      to: '/waitlist?from=%2Fapp%2Fform-e-analyzer',
    })
  })

  test('shows the page to whoever is signed in and activated', () => {
    expect(guard(visit)).toEqual({ kind: 'show' })
  })
})
