import { GREY } from '../draw/pen.ts'
import { anyNotation } from '../notation.ts'
import type { Layout } from './layout.ts'
import { business, capital, liabilities, pensions } from './official/capital.ts'
import { documents, orders, truth } from './official/ending.ts'
import { front, general } from './official/general.ts'
import { income, information, requirements, summaries } from './official/income.ts'

/** As the court's own form looks: numbered questions, boxes, grids with the label at the left, account tables. */
export const officialLike: Layout = {
  family: 'helvetica',
  margins: { top: 56, right: 48, bottom: 60, left: 48 },
  notation: anyNotation,
  onPage(pen, view) {
    const [, height] = pen.pageSize
    if (pen.pageNumber > 1) {
      pen.line('Form E   Financial statement', pen.left, 28, { size: 8, color: GREY })
      pen.line(view.field('head', 'caseNumber'), pen.left, 28, {
        size: 8,
        color: GREY,
        align: 'right',
        width: pen.width,
      })
    }
    pen.rule(pen.left, height - 44, pen.right, height - 44, 0.4)
    pen.line('Form E Financial statement (01.23)', pen.left, height - 38, { size: 7.5, color: GREY })
    pen.line(String(pen.pageNumber), pen.left, height - 38, { size: 8, align: 'right', width: pen.width })
  },
  draw(pen, view) {
    front(pen, view)
    general(pen, view)
    capital(pen, view)
    liabilities(pen, view)
    business(pen, view)
    pensions(pen, view)
    income(pen, view)
    summaries(pen, view)
    requirements(pen, view)
    information(pen, view)
    orders(pen, view)
    truth(pen, view)
    documents(pen, view)
  },
}
