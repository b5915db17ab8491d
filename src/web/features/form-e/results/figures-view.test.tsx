// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderResult } from '../testing/render-result.tsx'
import { CompletenessView } from './completeness-view.tsx'
import { FiguresView } from './figures-view.tsx'
import { SummaryView } from './summary-view.tsx'

afterEach(cleanup)

test('a total that differs stands open, down to the entries on the page', async () => {
  renderResult(<FiguresView />)
  const ledger = within(
    screen.getByRole('table', { name: /How Your interest in the family home is computed/ }),
  )
  expect(ledger.getByText('50% of the entry below')).toBeTruthy()
  expect(ledger.getByText('Nothing is written there. It counts as nil.')).toBeTruthy()
  expect(ledger.getAllByText('£132,267.25')).toHaveLength(1)
  await userEvent.click(ledger.getByRole('button', { name: /Balance of the mortgage/ }))
  expect(screen.getByRole('status').textContent).toBe('form p. 2: £212,340.50')
})

test('one that agrees is closed until it is asked for', async () => {
  renderResult(<FiguresView />)
  expect(screen.queryByText('Barclays current account')).toBeNull()
  const toggle = screen.getByRole('button', { name: /C1/ })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(toggle)
  expect(screen.getByText('Barclays current account')).toBeTruthy()
  expect(screen.getByText('£4,210.16')).toBeTruthy()
})

test('completeness shows what is missing in words, and can leave out what is whole', async () => {
  renderResult(<CompletenessView />)
  expect(screen.getByText('Missing: the signature and the date')).toBeTruthy()
  expect(screen.getByRole('row', { name: /Date of birth/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('switch', { name: 'Only what is incomplete' }))
  expect(screen.queryByRole('row', { name: /Date of birth/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /show Item 2.1/ }))
  expect(screen.getByRole('status').textContent).toBe('form p. 2: 2.1 The family home')
})

test('the summary says what to do first and how well each file was read', async () => {
  const opened: string[] = []
  renderResult(<SummaryView onFinding={(id) => opened.push(id)} />)
  expect(screen.getByText(/^3 things must be mended/)).toBeTruthy()
  expect(screen.getByText('4 pages: 3 from their text and 1 by OCR at 91%')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Write the title number/ }))
  expect(opened).toEqual(['title-number'])
})
