import { expect, test } from 'vitest'
import { typed } from '../evidence/samples.ts'
import { recogniseFormE } from './recognise.ts'

const ITEMS = [
  '1.1 Full name: Ann Example',
  '1.2 Date of birth: 04/03/1975',
  '1.3 Date of the marriage or civil partnership: 05/06/2001',
  '1.4 Occupation: Teacher',
  '1.5 Date of the separation: 01/02/2024',
  '1.8 Living with a new partner: No',
  '1.11 State of health: Good',
  '1.15 Other court cases: None',
  '2.3 Bank accounts: None',
  '2.4 Investments: None',
  '2.9 Liabilities: None',
  '4.2 Standard of living: Modest',
]
const blank = ITEMS.map((line) => `${line.split(':')[0]}:`)

test('a form with answers is a Form E', () => {
  expect(recogniseFormE(typed(['FORM E Financial statement', ...ITEMS].join('\n')))).toEqual({
    kind: 'form-e',
  })
})

test('a form with nothing on it is blank', () => {
  expect(recogniseFormE(typed(['FORM E Financial statement', ...blank].join('\n')))).toMatchObject({
    code: 'FORM_BLANK',
    looksLike: 'blank',
  })
})

test.each([
  ['d81', 'Form D81\nStatement of information for a consent order'],
  ['form-e1', 'Form E1\nFinancial statement'],
  ['form-e2', 'Form E2\nFinancial statement for variation of an order'],
  ['hong-kong-form-e', 'Form E\n1\nIN THE DISTRICT COURT OF THE HONG KONG SPECIAL ADMINISTRATIVE REGION'],
  ['other-language', 'Ffurflen E\nDatganiad ariannol'],
  ['supporting', 'Barclays\nSort code 20-00-00\nBalance brought forward £5.00'],
  ['supporting', 'P60 End of year certificate'],
  [
    'other',
    'Assured shorthold tenancy agreement between a landlord and a tenant of a house in Leeds, with much more text than that',
  ],
] as const)('%s is told apart, in a sentence that helps', (looksLike, front) => {
  const found = recogniseFormE(typed(front))
  expect(found).toMatchObject({ kind: 'not-form-e', code: 'NOT_FORM_E', looksLike })
  expect(found.kind === 'not-form-e' && found.sentence.endsWith('.')).toBe(true)
})

test('a document in another language is named', () => {
  const found = recogniseFormE(typed('Déclaration sur l’honneur', { language: 'fr' }))
  expect(found).toMatchObject({ looksLike: 'other-language', sentence: expect.stringContaining('French') })
})
