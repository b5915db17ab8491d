import { expect, expectAccessible, signIn, test } from './fixtures.ts'

const ada = { name: 'Ada Shell', email: 'ada.shell@example.com' }

const signedOut = { authenticated: false, activated: false, user: null, development: true }
const held = {
  authenticated: true,
  activated: false,
  user: { id: 'u', name: 'Ada', email: 'ada@example.com', picture: null },
  development: true,
}
const heldProfile = {
  ...held.user,
  waitlist: true,
  activated: false,
  phone: null,
  country: null,
  address: null,
  occupation: null,
  user_type: null,
  social_links: {},
}

for (const mode of ['dark', 'light'] as const) {
  for (const width of [1280, 390]) {
    test(`the public pages can be used by everybody: ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((chosen) => localStorage.setItem('themeMode', chosen), mode)
      for (const path of ['/', '/signup']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect(tooWide, `${path} scrolls sideways`).toBe(false)
      }
    })

    test(`the signed-in pages can be used by everybody: ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((chosen) => localStorage.setItem('themeMode', chosen), mode)
      await signIn(page, ada)
      for (const path of ['/app', '/profile', '/app/contract-review', '/app/global-talent-visa']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    })
  }
}

test('the first paint is the page itself: words in the HTML, no script needed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Every finding, beside the words it stands on.',
  )
  await context.close()
})

test('NAV-01 the bar turns solid after 20 px, and the logo leads to /', async ({ page }) => {
  await page.goto('/home')
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveAttribute('data-solid')
  await page.mouse.wheel(0, 400)
  await expect(bar).toHaveAttribute('data-solid')
  await bar.getByRole('link', { name: /home/ }).click()
  await expect(page).toHaveURL('/')
})

test('NAV-03 signed out, Sign In and Get Started lead to /signup', async ({ page }) => {
  for (const name of ['Sign In', 'Get Started']) {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page).toHaveURL('/signup')
  }
})

test('NAV-07 dark by default; the choice is kept under themeMode and shown from the first paint', async ({
  page,
  consoleGuard,
}) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('themeMode'))).toBe('light')

  // Without the page's own scripts, only the first inline script can have set the mode.
  consoleGuard.allow(/ERR_FAILED/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(251, 250, 247)')
})

test('an unknown address shows the home page', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Every finding, beside the words it stands on.',
  )
})

test('the keyboard reaches the content first, and a new page takes the focus to its heading', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.mouse.wheel(0, 3000)
  await page
    .getByRole('region', { name: 'Begin with one form.' })
    .getByRole('link', { name: 'Get Started' })
    .click()
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('ACC-01 ACC-03 signing in opens a window, comes back to the page asked for, and keeps the profile', async ({
  page,
}) => {
  await page.goto('/app/contract-review')
  await expect(page).toHaveURL('/signup?from=%2Fapp%2Fcontract-review')
  const popupOpens = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await popupOpens
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
  await popup.getByLabel('Email').fill(ada.email)
  await popup.getByLabel('Name').fill(ada.name)
  await popup.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/app/contract-review')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? 'null'))
  expect(kept).toMatchObject({ name: ada.name, email: ada.email })
})

test('ACC-03 nobody is led to another site after signing in', async ({ page }) => {
  await signIn(page, ada)
  await page.goto('/signup?from=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveURL('/app')
})

test('the development provider is named for what it is', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByText('a local test page, not Google')).toBeVisible()
})

test('NAV-10 ACC-02 Facebook says that it comes later; toasts are three at most, bottom left, with a close button', async ({
  page,
}) => {
  await page.goto('/signup')
  const facebook = page.getByRole('button', { name: 'Continue with Facebook' })
  const toasts = page.getByRole('alert').filter({ hasText: 'Facebook login coming soon' })
  for (let clicks = 0; clicks < 5; clicks += 1) await facebook.click()
  await expect(toasts).toHaveCount(3)
  const box = await toasts.first().boundingBox()
  const view = page.viewportSize()
  expect(box?.x).toBeLessThan((view?.width ?? 0) / 3)
  expect(box?.y).toBeGreaterThan((view?.height ?? 0) / 2)
  // Under the mouse they wait.
  await toasts.first().hover()
  await expectAccessible(page)
  await toasts.first().getByRole('button', { name: 'Close this message' }).click()
  await expect(toasts).toHaveCount(3)
  await page.mouse.move(5, 5)
  await expect(toasts).toHaveCount(0, { timeout: 20_000 })
})

test('ACC-05 signed out, /app leads home and what is below it to /signup', async ({ page }) => {
  await page.goto('/app')
  await expect(page).toHaveURL('/')
  for (const path of ['/app/form-e-analyzer', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/signup?from=${encodeURIComponent(path)}`)
  }
})

test('ACC-05 ACC-06 who is not activated is held on the waitlist', async ({ page }) => {
  await page.route('**/v1/auth/status', (route) => route.fulfill({ json: held }))
  await page.route('**/v1/users/info', (route) => route.fulfill({ json: heldProfile }))
  await page.goto('/app/form-e-analyzer')
  await expect(page).toHaveURL('/waitlist?from=%2Fapp%2Fform-e-analyzer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the Waitlist!")
  await expect(page.getByText('Thank you for signing up.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:.+@.+/)
  await expectAccessible(page)
})

test('ACC-06 signed out, the waitlist leads to /signup', async ({ page }) => {
  await page.goto('/waitlist')
  await expect(page).toHaveURL('/signup')
})

test('ACC-16 a session that ended is noticed at the next call', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/401/)
  await page.route('**/v1/auth/status', (route) => route.fulfill({ json: { ...held, activated: true } }))
  await page.route('**/v1/users/info', (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: 'SIGN_IN_REQUIRED', message: 'Please sign in to continue.' } },
    }),
  )
  const left = page.waitForURL('/signup?from=%2Fprofile')
  await page.goto('/profile')
  await page.route('**/v1/auth/status', (route) => route.fulfill({ json: signedOut }))
  await left
})

test('APP-01 APP-02 APP-03 the dashboard greets, remembers who it is for, and opens what is available', async ({
  page,
}) => {
  await signIn(page, ada)
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${ada.name}`)
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(cards).toHaveText([
    'FormE Analyzer',
    'Contract Review',
    'Case Analyzer',
    'Legal Research Assistant',
  ])
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toHaveCount(3)
  for (const button of await page.getByRole('button', { name: 'Coming Soon' }).all())
    await expect(button).toBeDisabled()

  await page.getByText('Seeker', { exact: true }).click()
  await expect(cards).toHaveText([
    'UK Global Talent Visa Assistant',
    'Document Review',
    'Legal Assistant',
    'Rights Advisor',
  ])
  expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('regular')
  await page.reload()
  await expect(cards.first()).toHaveText('UK Global Talent Visa Assistant')
  await page.evaluate(() => localStorage.setItem('userType', 'judge'))
  await page.reload()
  await expect(cards.first()).toHaveText('FormE Analyzer')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/app/form-e-analyzer')
})

test('APP-05 the tools that are not open say Coming Soon', async ({ page }) => {
  await signIn(page, ada)
  const soon = [
    'contract-review',
    'case-analyzer',
    'legal-research',
    'document-review',
    'legal-assistant',
    'rights-advisor',
  ]
  for (const id of soon) {
    await page.goto(`/app/${id}`)
    await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  }
})

test('APP-04 says what it is loading', async ({ page }) => {
  await signIn(page, ada)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(form-e-screen|screen)-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByText('Loading Form E Analyzer...')).toBeVisible()
  release()
  await expect(page.getByText('Loading Form E Analyzer...')).toBeHidden()
})

test('NAV-05 ACC-17 in the app Home is the only link of the bar; the account menu works to the end', async ({
  page,
}) => {
  await signIn(page, ada)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('navigation').getByRole('link')).toHaveText(['Home'])
  const account = page.getByRole('button', { name: `Account of ${ada.name}` })

  await account.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden()
  await expect(page).toHaveURL('/app')

  await account.click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('main').getByText(ada.email)).toBeVisible()

  await bar.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/home')
  await bar.getByRole('link', { name: 'App' }).click()
  await expect(page).toHaveURL('/app')

  await account.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
  await page.goto('/app')
  await expect(page).toHaveURL('/')
})

test('somebody who is signed in is led from / to /app, and may still read /home', async ({ page }) => {
  await signIn(page, ada)
  await page.goto('/')
  await expect(page).toHaveURL('/app')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Every finding, beside the words it stands on.',
  )
})
