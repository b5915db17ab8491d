// What the browser tests of the Form E analyzer share: forms, an analysis to look at, and eyes for the pages.
import type { Locator, Page } from '@playwright/test'
import { PDFDocument, PDFName } from 'pdf-lib'
import { type Analysis, AnalysisSchema } from '../../src/protocol/analyses.ts'
import type { Box } from '../../src/protocol/evidence.ts'
import { caseWithFault, drawForm, plantFault, Rng } from '../forms/index.ts'
import { expect, signIn } from './fixtures.ts'

/** A form of 21 pages with four faults: a wrong total, a blank, a missing account number, no signature. */
export async function spoiltForm(): Promise<Buffer> {
  let form = caseWithFault('total-a-wrong', 3)
  for (const kind of ['account-number-missing', 'birth-date-missing', 'no-signature'] as const)
    form = plantFault(form, kind, new Rng(kind)) ?? form
  return Buffer.from(await drawForm(form, { layout: 'official-like', medium: 'flat' }))
}

export const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

let people = 0
/** A new account for each test, so that none sees what another left. */
export async function enter(page: Page): Promise<void> {
  people += 1
  await signIn(page, { name: 'Fiona Forms', email: `fiona.${Date.now()}.${people}@example.com` })
}

/** Sends a form the way any client may, and waits for the analysis. */
export async function analysed(page: Page, name = 'anna.pdf'): Promise<Analysis> {
  const reply = await page.request.post('/v1/ai/form-e-analyzer', {
    multipart: { files: asPdf(name, await spoiltForm()) },
    headers: { origin: new URL(page.url()).origin, prefer: 'wait=60' },
    timeout: 90_000,
  })
  expect(reply.status()).toBe(200)
  return AnalysisSchema.parse(await reply.json())
}

export async function openAnalysis(page: Page, query = ''): Promise<Analysis> {
  await enter(page)
  const analysis = await analysed(page)
  await page.goto(`/app/form-e-analyzer?analysis=${analysis.id}${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Form E')
  return analysis
}

/** A PDF whose pages are pictures as a fax machine packs them (CCITT group 4): 16 × 16 points, all black. */
export async function faxedPages(pages: number): Promise<Buffer> {
  const firstRow = '001' + '00110101' + '0000010111' // horizontal mode, no white, 16 black
  const endOfBlock = '000000000001'.repeat(2)
  const bits = `${firstRow}${'11'.repeat(15)}${endOfBlock}`.padEnd(80, '0')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  const pdf = await PDFDocument.create()
  const picture = pdf.context.register(
    pdf.context.stream(bytes, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 16,
      Height: 16,
      BitsPerComponent: 1,
      ColorSpace: 'DeviceGray',
      Filter: 'CCITTFaxDecode',
      DecodeParms: { K: -1, Columns: 16, Rows: 16, BlackIs1: false },
    }),
  )
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842])
    page.node.setXObject(PDFName.of('Fax'), picture)
    page.node.set(
      PDFName.of('Contents'),
      pdf.context.register(pdf.context.stream('595 0 0 842 0 0 cm /Fax Do')),
    )
  }
  return Buffer.from(await pdf.save())
}

export const findingsOf = (analysis: Analysis) => analysis.result?.forms[0]?.findings ?? []
export const currentMark = (page: Page): Locator => page.locator('[data-evidence][data-current]').first()
export const rows = (page: Page): Locator => page.locator('[data-finding]')
export const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of the analysis' }).getByRole('button', { name })

/** The share of dark pixels of the page's picture that lie under the current mark. */
export async function inkUnderMark(page: Page): Promise<number> {
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
export async function wordsUnderMark(page: Page): Promise<string> {
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

/**
 * The share of dark pixels in each box of a page, as the eye sees the page: from a picture of the screen, so that
 * whatever turned the page, canvas or style, counts. Boxes outside of the window are left out.
 */
export async function inkSeen(
  page: Page,
  sheet: Locator,
  size: { width: number; height: number },
  boxes: readonly Box[],
): Promise<number[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const shot = (await page.screenshot()).toString('base64')
  return await sheet.evaluate(
    async (element, { shot, size, boxes }) => {
      const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(picture, 0, 0)
      const at = element.getBoundingClientRect()
      const window_ = element.parentElement?.parentElement?.getBoundingClientRect() ?? at
      const scale = at.width / size.width
      return boxes.flatMap((box) => {
        const [x, y] = [at.left + box.x * scale, at.top + box.y * scale]
        const [width, height] = [box.width * scale, box.height * scale]
        if (x < window_.left || y < window_.top || x + width > window_.right || y + height > window_.bottom)
          return []
        const { data } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height))
        let dark = 0
        for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 255) < 150) dark += 1
        return [dark / (data.length / 4)]
      })
    },
    { shot, size, boxes: [...boxes] },
  )
}
