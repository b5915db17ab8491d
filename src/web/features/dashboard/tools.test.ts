import { expect, test } from 'vitest'
import { toolAt, tools, toolsFor } from './tools.ts'

test('APP-02 four tools for lawyers, four for seekers, in order', () => {
  expect(toolsFor('lawyer').map((tool) => tool.title)).toEqual([
    'FormE Analyzer',
    'Contract Review',
    'Case Analyzer',
    'Legal Research Assistant',
  ])
  expect(toolsFor('regular').map((tool) => tool.title)).toEqual([
    'UK Global Talent Visa Assistant',
    'Document Review',
    'Legal Assistant',
    'Rights Advisor',
  ])
})

test('APP-03 only the Form E analyzer and the visa assistant are available', () => {
  expect(tools.filter((tool) => tool.available).map((tool) => tool.id)).toEqual([
    'form-e-analyzer',
    'global-talent-visa',
  ])
})

test('APP-05 each address below /app finds its tool, with a slash at the end or without', () => {
  for (const tool of tools) {
    expect(toolAt(`/app/${tool.id}`)).toBe(tool)
    expect(toolAt(`/app/${tool.id}/`)).toBe(tool)
  }
  expect(toolAt('/app/nothing')).toBeUndefined()
})
