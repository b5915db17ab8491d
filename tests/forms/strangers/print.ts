import { type Browser, chromium } from 'playwright'
import type { FormECase } from '../case.ts'
import { courtForm } from './court-form.ts'
import { firmReport } from './firm-report.ts'
import type { HtmlPrinter } from './layout.ts'

/** Forms set as web pages and printed by a browser: a maker of PDFs that shares nothing with our own drawing. */
export const STRANGERS = { 'court-form': courtForm, 'firm-report': firmReport } as const
export type Stranger = keyof typeof STRANGERS

const FOOTER =
  '<div style="font-size:8px;width:100%;text-align:center">Form E &nbsp; <span class="pageNumber"></span> / <span class="totalPages"></span></div>'

export async function openPrinter(executablePath: string): Promise<{
  print: (form: FormECase, stranger: Stranger) => Promise<Uint8Array>
  html: HtmlPrinter
  close: () => Promise<void>
}> {
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const html: HtmlPrinter = async (source, footer = FOOTER) => {
    const page = await browser.newPage()
    await page.setContent(source)
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
    })
    await page.close()
    return pdf
  }
  return {
    print: (form, stranger) => html(STRANGERS[stranger](form)),
    html,
    close: () => browser.close(),
  }
}
