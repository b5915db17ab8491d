import type { APIRequestContext } from '@playwright/test'
import { AnalysisListSchema } from '../../src/protocol/analyses.ts'
import { ERRORS } from '../../src/protocol/errors.ts'
import { caseWithFault, drawForm } from '../forms/index.ts'
import { drawLookAlike } from '../forms/look-alikes/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import {
  analysed,
  asPdf,
  currentMark,
  enter,
  faxedPages,
  findingsOf,
  inkUnderMark,
  openAnalysis,
  rows,
  spoiltForm,
  view,
  wordsUnderMark,
} from './form-e-helpers.ts'

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

test('TOOL-02 an export that is refused is told in a sentence, and nothing is saved', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/)
  await openAnalysis(page)
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  await page.getByRole('menuitem', { name: 'All data (JSON)' }).press('Enter')
  await expect(page.getByText(ERRORS.SIGN_IN_REQUIRED.message)).toBeVisible()
  expect(downloads).toBe(0)
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

test('TOOL-02 a fax scan is drawn under the strict policy, and a picture that fails gives way to its words', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/)
  await enter(page)
  const { id, result } = await analysed(page)
  const source = `**/v1/analyses/${id}/sources/${result?.sources[0]?.id}`
  const body = await faxedPages(result?.sources[0]?.pages.length ?? 1)
  await page.route(source, (route) => route.fulfill({ body, contentType: 'application/pdf' }))
  await page.goto(`/app/form-e-analyzer?analysis=${id}`)
  await expect.poll(() => inkUnderMark(page), { message: 'the fax is drawn' }).toBeGreaterThan(0.9)

  await page.unroute(source)
  await page.route(source, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByText('The picture of this page could not be drawn').first()).toBeVisible()
  await expect.poll(() => wordsUnderMark(page)).not.toBe('')
})

test('TOOL-02 the pages are read by keyboard: from quote to quote, larger and smaller', async ({ page }) => {
  const analysis = await openAnalysis(page, '&view=findings')
  const several = findingsOf(analysis).find(({ evidence }) => evidence.length > 1)
  if (!several) throw new Error('a wrong total must stand on several quotes')
  await page.goto(`/app/form-e-analyzer?analysis=${analysis.id}&view=findings&finding=${several.id}`)
  const pages = page.getByRole('region', { name: /^Pages of/ })
  await pages.focus()
  await expect(page.getByText(`1 of ${several.evidence.length}`)).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByText(`2 of ${several.evidence.length}`)).toBeVisible()
  await expect(currentMark(page)).toHaveAttribute('data-evidence', '1')
  await page.keyboard.press('p')
  await expect(currentMark(page)).toHaveAttribute('data-evidence', '0')
  const width = async () => (await page.locator('[data-page="1"]').boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(before * 1.2)
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(before, 0)
})

test('TOOL-02 two forms sent together are analysed each, and one turns from person to person', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/app/form-e-analyzer')
  const [ours, theirs] = await Promise.all(
    [3, 8].map(async (seed) =>
      Buffer.from(
        await drawForm(caseWithFault('total-a-wrong', seed), { layout: 'official-like', medium: 'flat' }),
      ),
    ),
  )
  if (!ours || !theirs) throw new Error('two forms are needed')
  await page
    .getByLabel('Choose a Form E and its documents')
    .setInputFiles([asPdf('ours.pdf', ours), asPdf('theirs.pdf', theirs)])
  await page.getByRole('button', { name: 'Analyse these 2 files' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('’s Form E', { timeout: 60_000 })
  const first = await title.textContent()
  const people = page.getByRole('radiogroup', { name: 'Whose form' })
  await people.locator('label').last().click()
  await expect(title).not.toHaveText(first ?? '')
  await expect(page.getByRole('region', { name: 'The document' }).getByLabel('Document')).toHaveValue(/.+/)
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
