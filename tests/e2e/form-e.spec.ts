import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type Analysis, AnalysisListSchema, AnalysisSchema } from '../../src/protocol/analyses.ts'
import { caseWithFault, drawForm, plantFault, Rng } from '../forms/index.ts'
import { drawLookAlike } from '../forms/look-alikes/index.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'

/** A form of 21 pages with four faults: a wrong total, a blank, a missing account number, no signature. */
async function spoiltForm(): Promise<Buffer> {
  let form = caseWithFault('total-a-wrong', 3)
  for (const kind of ['account-number-missing', 'birth-date-missing', 'no-signature'] as const)
    form = plantFault(form, kind, new Rng(kind)) ?? form
  return Buffer.from(await drawForm(form, { layout: 'official-like', medium: 'flat' }))
}

const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

let people = 0
/** A new account for each test, so that none sees what another left. */
async function enter(page: Page): Promise<void> {
  people += 1
  await signIn(page, { name: 'Fiona Forms', email: `fiona.${Date.now()}.${people}@example.com` })
}

/** Sends a form the way any client may, and waits for the analysis. */
async function analysed(page: Page, name = 'anna.pdf'): Promise<Analysis> {
  const reply = await page.request.post('/v1/ai/form-e-analyzer', {
    multipart: { files: asPdf(name, await spoiltForm()) },
    headers: { origin: new URL(page.url()).origin, prefer: 'wait=60' },
    timeout: 90_000,
  })
  expect(reply.status()).toBe(200)
  return AnalysisSchema.parse(await reply.json())
}

async function openAnalysis(page: Page, query = ''): Promise<Analysis> {
  await enter(page)
  const analysis = await analysed(page)
  await page.goto(`/app/form-e-analyzer?analysis=${analysis.id}${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Form E')
  return analysis
}

const findingsOf = (analysis: Analysis) => analysis.result?.forms[0]?.findings ?? []
const currentMark = (page: Page): Locator => page.locator('[data-evidence][data-current]').first()
const rows = (page: Page): Locator => page.locator('[data-finding]')
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of the analysis' }).getByRole('button', { name })

/** The share of dark pixels of the page's picture that lie under the current mark. */
async function inkUnderMark(page: Page): Promise<number> {
  return await currentMark(page).evaluate((mark) => {
    const canvas = mark.closest('section')?.querySelector('canvas')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return 0
    const [from, on] = [mark.getBoundingClientRect(), canvas.getBoundingClientRect()]
    const scale = canvas.width / on.width
    const { data } = context.getImageData(
      (from.left - on.left) * scale,
      (from.top - on.top) * scale,
      from.width * scale,
      from.height * scale,
    )
    let dark = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 110 && (data[at + 3] ?? 0) > 0) dark += 1
    return dark / (data.length / 4)
  })
}

/** The words that stand where the mark is, as they were read on the page. */
async function wordsUnderMark(page: Page): Promise<string> {
  return await currentMark(page).evaluate((mark) => {
    const at = mark.getBoundingClientRect()
    const words = [...(mark.closest('section')?.querySelectorAll('svg text') ?? [])]
    return words
      .filter((word) => {
        const box = word.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        return x > at.left && x < at.right && y > at.top && y < at.bottom
      })
      .map((word) => word.textContent)
      .join(' ')
  })
}

test('APP-04 the tool says that it is loading while its code is on the way', async ({ page }) => {
  await enter(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/screen-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app/form-e-analyzer')
  await expect(page.getByText('Loading Form E Analyzer...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Form E Analyzer' })).toBeVisible()
})

test('APP-04 TOOL-02 a form is uploaded, analysed, and a finding shown at its words on the page', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/app/form-e-analyzer')
  await page
    .getByLabel('Choose a Form E and its documents')
    .setInputFiles(asPdf('anna.pdf', await spoiltForm()))
  await page.getByRole('button', { name: 'Analyse this file' }).click()
  await expect(page.getByText(/must be mended before this form is filed/)).toBeVisible({ timeout: 60_000 })
  expect(new URL(page.url()).searchParams.get('analysis')).toBeTruthy()

  await view(page, 'Findings').click()
  const row = rows(page).filter({ hasText: '1.2' }).first()
  await row.getByRole('button').first().click()
  const quote = row.getByRole('button', { name: /Show on page \d+/ }).first()
  await quote.click()
  await expect(currentMark(page)).toBeInViewport()
  await expect
    .poll(() => inkUnderMark(page), { message: 'the mark lies on printed words' })
    .toBeGreaterThan(0.02)
  await page.getByRole('button', { name: 'Show the words that were read' }).click()
  await expect.poll(() => wordsUnderMark(page)).toContain('Date of birth')
})

test('TOOL-02 the sample form is analysed with one click', async ({ page }) => {
  await enter(page)
  await page.goto('/app/form-e-analyzer')
  await page.getByRole('button', { name: 'Try it with a sample form' }).click()
  await expect(page.getByRole('heading', { name: 'Before filing, in this order' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(currentMark(page)).toBeInViewport()
})

test('TOOL-02 findings are narrowed by severity and words, and told in two voices', async ({ page }) => {
  const analysis = await openAnalysis(page, '&view=findings')
  const all = findingsOf(analysis)
  const must = all.filter(({ severity }) => severity === 'must')
  await expect(rows(page)).toHaveCount(all.length)
  await page.getByRole('button', { name: `Must ${must.length}` }).click()
  await expect(rows(page)).toHaveCount(must.length)
  await page.getByRole('searchbox', { name: 'Search the findings' }).fill('signature')
  await expect(rows(page).first()).toContainText(/sign/i)
  await expect.poll(() => rows(page).count()).toBeLessThan(must.length)

  const first = must.find(({ item }) => item === 'truth') ?? must[0]
  if (!first) throw new Error('the spoilt form must have findings')
  await page.goto(`/app/form-e-analyzer?analysis=${analysis.id}&view=findings&finding=${first.id}`)
  await page.getByText('Lawyer’s words').click()
  await expect(page.getByText(first.lawyer)).toBeVisible()
  await page.getByText('Plain words').click()
  await expect(page.getByText(first.plain)).toBeVisible()
  await page.reload()
  await expect(page.getByText(first.plain)).toBeVisible()
})

test('TOOL-02 a wrong total opens to its derivation, and each entry to its place', async ({ page }) => {
  const analysis = await openAnalysis(page, '&view=figures')
  const wrong = analysis.result?.forms[0]?.figures.find(({ letter }) => letter === 'A')
  expect(wrong?.state).toBe('differs')
  const differing = page.getByRole('region', { name: 'Do not agree with their entries' })
  const ledger = differing.getByRole('table').first()
  await expect(ledger).toBeVisible()
  await ledger
    .getByRole('button', { name: /^p\.\s\d+.*show/ })
    .first()
    .click()
  await expect(currentMark(page)).toBeInViewport()
  await expect.poll(() => inkUnderMark(page)).toBeGreaterThan(0.02)
})

test('TOOL-02 completeness and the schedule of documents are told in words', async ({ page }) => {
  await openAnalysis(page, '&view=completeness')
  const row = page.getByRole('row', { name: /^1\.2 Date of birth/ })
  await expect(row).toContainText('Left blank')
  await page.getByRole('switch', { name: 'Only what is incomplete' }).click()
  await expect(page.getByRole('row', { name: /^1\.1 / })).toHaveCount(0)
  await view(page, 'Documents').click()
  await expect(page.getByRole('row').nth(1)).toContainText(/Attached|Not applicable|To follow|Not stated/)
})

test('TOOL-02 the report and the data can be taken away', async ({ page }) => {
  const analysis = await openAnalysis(page)
  for (const [item, ending] of [
    ['Report for Word (DOCX)', '.docx'],
    ['All data (JSON)', '.json'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const downloads = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    const download = await downloads
    expect(download.suggestedFilename()).toContain(ending)
    expect(await download.failure()).toBeNull()
  }
  expect(findingsOf(analysis).length).toBeGreaterThan(0)
})

const listed = async (request: APIRequestContext) =>
  AnalysisListSchema.parse(await (await request.get('/v1/analyses')).json()).analyses

test('TOOL-02 past analyses are listed, opened and deleted for good', async ({ page }) => {
  const { id } = await openAnalysis(page)
  await page.getByRole('link', { name: 'All analyses' }).click()
  const past = page.getByRole('region', { name: 'Past analyses' })
  await past.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(id))
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Keep it' }).last().click()
  expect(await listed(page.request)).toHaveLength(1)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(past.getByText('None yet.')).toBeVisible()
  expect(await listed(page.request)).toHaveLength(0)
})

test('TOOL-02 a wrong file, an unreadable one and one of another kind get a sentence that helps', async ({
  page,
  consoleGuard,
}) => {
  // Chromium reports every refused request as an error of the console.
  consoleGuard.allow(/Failed to load resource/)
  await enter(page)
  await page.goto('/app/form-e-analyzer')
  const input = page.getByLabel('Choose a Form E and its documents')
  await input.setInputFiles([
    { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    asPdf('empty.pdf', Buffer.alloc(0)),
  ])
  await expect(page.getByRole('alert')).toContainText('run.exe is not a kind of file that we can read.')
  await expect(page.getByRole('alert')).toContainText('empty.pdf is empty.')

  await input.setInputFiles(asPdf('d81.pdf', Buffer.from(await drawLookAlike('d81'))))
  await page.getByRole('button', { name: 'Analyse this file' }).click()
  await expect(page.getByRole('heading', { name: 'This could not be analysed' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('alert')).toContainText('d81.pdf')
  await expect(page.getByRole('alert')).toContainText(/Form E of England and Wales/)

  await page.getByRole('link', { name: 'Choose another file' }).click()
  await input.setInputFiles(asPdf('broken.pdf', Buffer.from('%PDF-1.7\nnothing more')))
  await page.getByRole('button', { name: 'Analyse this file' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /damaged|cannot be opened/ })).toBeVisible({
    timeout: 60_000,
  })
})

test('TOOL-02 an analysis is found again after a reload, and without its stream of events', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|ERR_FAILED/)
  await enter(page)
  await page.route('**/events', (route) => route.abort())
  await page.goto('/app/form-e-analyzer')
  await page
    .getByLabel('Choose a Form E and its documents')
    .setInputFiles(asPdf('anna.pdf', await spoiltForm()))
  await page.getByRole('button', { name: 'Analyse this file' }).click()
  await page.waitForURL(/analysis=/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Before filing, in this order' })).toBeVisible({
    timeout: 60_000,
  })
})

test('TOOL-02 at 390 px the page opens over the screen and closes again, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAnalysis(page, '&view=findings')
  await rows(page).first().getByRole('button').first().press('Enter')
  await rows(page)
    .first()
    .getByRole('button', { name: /Show on page/ })
    .first()
    .press('Enter')
  const sheet = page.getByRole('dialog', { name: 'On the page' })
  await expect(sheet).toBeVisible()
  await expect(currentMark(page)).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /Show on page/ })
      .first(),
  ).toBeFocused()
})

for (const mode of ['dark', 'light'] as const) {
  for (const width of [1280, 390]) {
    test(`APP-04 every view can be used by everybody: ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((chosen) => localStorage.setItem('themeMode', chosen), mode)
      const analysis = await openAnalysis(page)
      const first = findingsOf(analysis)[0]?.id
      for (const query of [
        '',
        `&view=findings&finding=${first}`,
        '&view=completeness',
        '&view=figures',
        '&view=documents',
      ]) {
        await page.goto(`/app/form-e-analyzer?analysis=${analysis.id}${query}`)
        await expect(page.getByRole('contentinfo').first()).toBeVisible()
        await expectAccessible(page)
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect(tooWide, `${query} scrolls sideways`).toBe(false)
      }
      await page.goto('/app/form-e-analyzer')
      await expect(page.getByRole('region', { name: 'Past analyses' }).getByRole('link')).toHaveCount(1)
      await expectAccessible(page)
    })
  }
}
