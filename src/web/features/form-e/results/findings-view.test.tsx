// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderResult } from '../testing/render-result.tsx'
import { FindingsView } from './findings-view.tsx'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('the gravest findings stand first, and a severity narrows them', async () => {
  renderResult(<FindingsView />)
  expect(titles()).toHaveLength(6)
  expect(titles()[0]).toContain('The total A does not follow from its entries')
  await userEvent.click(screen.getByRole('button', { name: 'Should 2' }))
  expect(titles()).toHaveLength(2)
  expect(screen.getByText('2 of 6 findings')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All 6' }))
  expect(titles()).toHaveLength(6)
})

test('searching that finds nothing says what to do', async () => {
  renderResult(<FindingsView />)
  await userEvent.type(screen.getByRole('searchbox'), 'nowhere to be found')
  expect(await screen.findByText(/No finding fits/)).toBeTruthy()
})

test('the same finding in the other voice, and the choice is remembered', async () => {
  const { unmount } = renderResult(<FindingsView />, '/?finding=signature')
  expect(screen.getByText(/bears no signature/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Plain words' }))
  expect(screen.getByText(/You have not signed the last page/)).toBeTruthy()
  expect(screen.queryByText(/bears no signature/)).toBeNull()
  unmount()
  renderResult(<FindingsView />, '/?finding=signature')
  expect(screen.getByText(/You have not signed the last page/)).toBeTruthy()
})

test('a finding opens to its quotes, its basis and what was searched; a quote is shown on its page', async () => {
  renderResult(<FindingsView />)
  await userEvent.click(screen.getByRole('button', { name: /title number is missing/ }))
  const searched = within(screen.getByRole('region', { name: 'What was searched' }))
  expect(searched.getByText(/“title number”, “title no”.* on pages 2–3 of 4, 214 words read/)).toBeTruthy()
  expect(screen.getByText(/read on 2 November 2026/)).toBeTruthy()
  await userEvent.click(searched.getByRole('button', { name: /Show on page 2/ }))
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('form p. 2: Land Registry title number')
})

test('a quote from another document says which', async () => {
  renderResult(<FindingsView />, '/?finding=mortgage')
  await userEvent.click(screen.getByRole('button', { name: /page 1 of Mortgage statement.docx/ }))
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain('letter p. 1: Balance outstanding')
})
