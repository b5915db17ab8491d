import { type Browser, chromium } from 'playwright'
import type { FormECase } from '../case.ts'
import { courtForm } from './court-form.ts'
import { firmReport } from './firm-report.ts'

/** Forms set as web pages and printed by a browser: a maker of PDFs that shares nothing with our own drawing. */
export const STRANGERS = { 'court-form': courtForm, 'firm-report': firmReport } as const
export type Stranger = keyof typeof STRANGERS

export async function openPrinter(executablePath: string): Promise<{
  print: (form: FormECase, stranger: Stranger) => Promise<Uint8Array>
  close: () => Promise<void>
}> {
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return {
    async print(form, stranger) {
      const page = await browser.newPage()
      await page.setContent(STRANGERS[stranger](form))
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate:
          '<div style="font-size:8px;width:100%;text-align:center">Form E &nbsp; <span class="pageNumber"></span> / <span class="totalPages"></span></div>',
      })
      await page.close()
      return pdf
    },
    close: () => browser.close(),
  }
}
