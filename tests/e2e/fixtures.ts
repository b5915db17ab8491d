import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every test fails on an unexpected console error or an uncaught exception in the page. */
export const test = base.extend<{ consoleGuard: { allow: (pattern: RegExp) => void } }>({
  consoleGuard: [
    async ({ page }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => seen.push(String(error)))
      await use({ allow: (pattern) => allowed.push(pattern) })
      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

export interface Person {
  name: string
  email: string
}

/** Signs in as a person would: the button on /signup, then the provider's page in its popup. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/signup')
  const popupOpens = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await popupOpens
  await popup.getByLabel('Email').fill(person.email)
  await popup.getByLabel('Name').fill(person.name)
  const popupCloses = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Sign in' }).click()
  await popupCloses
  await page.waitForURL((url) => url.pathname !== '/signup')
}

/** No violation of WCAG 2.2 A and AA on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, 'accessibility').toEqual([])
}
