import { type FieldDefinition, type ItemDefinition, money, required, text } from './definition.ts'

const needs: readonly FieldDefinition[] = [
  text('item', 'Item', required),
  money('current', 'Current cost', { aliases: ['current'] }),
  money('estimated', 'Estimated cost', { aliases: ['estimated', 'future cost'] }),
]
const capitalNeeds: readonly FieldDefinition[] = [
  text('item', 'Item', required),
  money('cost', 'Cost', required),
]

/** Part 3: income needs and capital needs. */
export const NEEDS_ITEMS = [
  {
    ref: '3.1',
    part: 'Requirements',
    title: 'Income needs',
    aliases: ['income needs for yourself and for any children'],
    fields: [
      {
        key: 'period',
        kind: 'choice',
        label: 'Figures are',
        choices: ['weekly', 'monthly', 'annual'],
        required: true,
        aliases: ['period', 'weekly / monthly / annual'],
      },
    ],
    totals: [
      {
        key: 'total',
        letter: 'income needs',
        label: 'Total of all income needs',
        aliases: ['total income needs', 'total needs'],
      },
    ],
  },
  {
    ref: '3.1.1',
    part: 'Requirements',
    title: 'Income needs for yourself',
    aliases: ['for yourself'],
    fields: [],
    columns: needs,
    totals: [
      {
        key: 'total',
        letter: 'needs, yourself',
        label: 'Sub-total of your income needs',
        aliases: ['sub-total', 'subtotal your income needs'],
      },
    ],
  },
  {
    ref: '3.1.2',
    part: 'Requirements',
    title: 'Income needs for children',
    aliases: ['for children living with you or provided for by you'],
    optional: true,
    fields: [],
    columns: needs,
    totals: [
      {
        key: 'total',
        letter: 'needs, children',
        label: "Sub-total of the children's income needs",
        aliases: ['sub-total', "subtotal children's income needs"],
      },
    ],
  },
  {
    ref: '3.2',
    part: 'Requirements',
    title: 'Capital needs',
    fields: [],
    totals: [
      {
        key: 'total',
        letter: 'capital needs',
        label: 'Total of all capital needs',
        aliases: ['total capital needs'],
      },
    ],
  },
  {
    ref: '3.2.1',
    part: 'Requirements',
    title: 'Capital needs for yourself',
    aliases: ['for yourself'],
    fields: [],
    columns: capitalNeeds,
    totals: [
      {
        key: 'total',
        letter: 'capital needs, yourself',
        label: 'Sub-total of your capital needs',
        aliases: ['sub-total'],
      },
    ],
  },
  {
    ref: '3.2.2',
    part: 'Requirements',
    title: 'Capital needs for children',
    aliases: ['for children living with you or provided for by you'],
    optional: true,
    fields: [],
    columns: capitalNeeds,
    totals: [
      {
        key: 'total',
        letter: 'capital needs, children',
        label: "Sub-total of the children's capital needs",
        aliases: ['sub-total'],
      },
    ],
  },
] as const satisfies readonly ItemDefinition[]
