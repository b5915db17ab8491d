import type { Page } from '@playwright/test'
import { AnalysisAcceptedSchema, AnalysisSchema } from '../../src/protocol/analyses.ts'
import { DocumentSchema } from '../../src/protocol/document.ts'
import { expect, test } from './fixtures.ts'
import { asPdf, enter, inkSeen, spoiltForm, view } from './form-e-helpers.ts'
import { sidewaysPhotograph, turnedScan } from './form-e-turned.ts'

interface Sent {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Analyses files sent together; answers with what was read in the last of them. */
async function analysedAs(page: Page, sent: readonly [Sent, ...Sent[]]) {
  await enter(page)
  const form = new FormData()
  for (const { name, mimeType, buffer } of sent)
    form.append('files', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const reply = await page.request.post('/v1/ai/form-e-analyzer', {
    multipart: form,
    headers: { origin: new URL(page.url()).origin },
    timeout: 90_000,
  })
  const { id } = AnalysisAcceptedSchema.parse(await reply.json())
  const look = async () => AnalysisSchema.parse(await (await page.request.get(`/v1/analyses/${id}`)).json())
  // A busy machine takes its time over scans.
  await expect.poll(async () => (await look()).status, { timeout: 150_000 }).toBe('done')
  const analysis = await look()
  const source = analysis.result?.sources.at(-1)
  if (!source) throw new Error(`nothing was read: ${analysis.error?.message}`)
  const path = `/v1/analyses/${analysis.id}/sources/${source.id}/document`
  const document = DocumentSchema.parse(await (await page.request.get(path)).json())
  return { analysis, source, document }
}

test('TOOL-02 words are marked where they stand on scans askew, sideways and upside down', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await turnedScan() }
  const { analysis, source, document } = await analysedAs(page, [scan])
  const turns = source.pages.map(({ turn = 0 }) => Math.round(turn * 2) / 2)
  expect(turns).toEqual([0, -1.5, 270, 180])
  await page.setViewportSize({ width: 1600, height: 1100 })
  await page.goto(`/app/form-e-analyzer?analysis=${analysis.id}&view=completeness`)
  for (const read of document.pages) {
    await page.getByLabel(/^Page, of/).fill(String(read.number))
    await page.getByLabel(/^Page, of/).press('Enter')
    const sheet = page.locator(`[data-page="${read.number}"]`)
    await expect(sheet.locator('canvas')).toBeVisible()
    const words = read.words.filter(({ text, confidence = 0 }) => /^\w{4,}$/.test(text) && confidence > 0.85)
    expect(words.length).toBeGreaterThan(20)
    const inked = await inkSeen(
      page,
      sheet,
      read,
      words.map(({ box }) => box),
    )
    // Letters fill the box around them; a box that lies elsewhere has paper in it, or the middle of a line of it.
    const full = inked.filter((share) => share > 0.12).length
    expect(full / inked.length, `page ${read.number}`).toBeGreaterThan(0.9)
    await page.screenshot({ path: `test-results/turned-${read.number}.png` })
  }
  const links = page.getByRole('button', { name: /^p\.\s2/ })
  await links.first().click()
  await expect(page.locator('[data-evidence][data-current]').first()).toBeInViewport()
  await expect(view(page, 'Completeness')).toHaveAttribute('aria-current', 'page')
  await page.screenshot({ path: 'test-results/turned-marked.png' })
})

test('TOOL-02 a photograph that lies on its side is shown upright, its words where they were read', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { analysis, source, document } = await analysedAs(page, [
    asPdf('anna.pdf', await spoiltForm()),
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhotograph() },
  ])
  expect(source.pages[0]?.turn).toBeCloseTo(270, 0)
  await page.setViewportSize({ width: 1600, height: 1100 })
  await page.goto(`/app/form-e-analyzer?analysis=${analysis.id}&view=completeness`)
  await page.getByLabel('Document', { exact: true }).selectOption(source.id)
  const sheet = page.locator('[data-page="1"]')
  await expect(sheet.locator('img')).toBeVisible()
  const read = document.pages[0]
  if (!read) throw new Error('a photograph is a page')
  const words = read.words.filter(({ text, confidence = 0 }) => /^\w{4,}$/.test(text) && confidence > 0.85)
  expect(words.length).toBeGreaterThan(20)
  const inked = await inkSeen(
    page,
    sheet,
    read,
    words.map(({ box }) => box),
  )
  expect(inked.filter((share) => share > 0.12).length / inked.length).toBeGreaterThan(0.9)
  await page.screenshot({ path: 'test-results/turned-photograph.png' })
})
