import { type Browser, chromium } from 'playwright'
import type { HtmlPrinter } from './layout.ts'

const FOOTER =
  '<div style="font-size:8px;width:100%;text-align:center">Form E &nbsp; <span class="pageNumber"></span> / <span class="totalPages"></span></div>'

/** Prints web pages by a browser: a maker of PDFs that shares nothing with our own drawing. */
export async function openPrinter(
  executablePath: string,
): Promise<{ print: HtmlPrinter; close: () => Promise<void> }> {
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return {
    async print(html, footer = FOOTER) {
      const page = await browser.newPage()
      await page.setContent(html)
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate: footer,
      })
      await page.close()
      return pdf
    },
    close: () => browser.close(),
  }
}
