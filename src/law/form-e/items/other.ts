import { date, type ItemDefinition, money, required, text } from './definition.ts'

/** Parts 4 and 5, the statement of truth and the schedule of documents. */
export const OTHER_ITEMS = [
  {
    ref: '4.1',
    part: 'Other information',
    title: 'Significant changes in assets or income',
    aliases: ['changes in assets or income'],
    fields: [
      text('changesPast', 'During the last 12 months', {
        aliases: [
          'last 12 months',
          'in the past 12 months',
          'significant changes in assets or income during the last 12 months',
        ],
      }),
      text('changesFuture', 'During the next 12 months', {
        aliases: [
          'next 12 months',
          'likely to occur in the next 12 months',
          'significant changes in assets or income likely to occur during the next 12 months',
        ],
      }),
    ],
  },
  {
    ref: '4.2',
    part: 'Other information',
    title: 'Standard of living during the marriage or civil partnership',
    aliases: ['standard of living'],
    fields: [text('standardOfLiving', 'Details', required)],
  },
  {
    ref: '4.3',
    part: 'Other information',
    title: 'Contributions',
    aliases: ['particular contributions to the family property and assets'],
    fields: [text('contributions', 'Details', required)],
  },
  {
    ref: '4.4',
    part: 'Other information',
    title: 'Conduct',
    aliases: ['bad behaviour or conduct'],
    optional: true,
    fields: [text('conduct', 'Details')],
  },
  {
    ref: '4.5',
    part: 'Other information',
    title: 'Other circumstances',
    aliases: ['other relevant circumstances', 'any other circumstances'],
    fields: [text('circumstances', 'Details', required)],
  },
  {
    ref: '4.6',
    part: 'Other information',
    title: "New partner's income and capital",
    aliases: ["new partner's means", 'if you have remarried or intend to live with a new partner'],
    optional: true,
    fields: [
      money('partnerIncome', "New partner's annual income", { aliases: ['annual income', 'income'] }),
      money('partnerAssets', "New partner's assets", {
        aliases: ['approximate value of assets', 'capital', 'assets'],
      }),
    ],
  },
  {
    ref: '5.1',
    part: 'Orders sought',
    title: 'Financial orders sought',
    aliases: ['orders for financial relief', 'what financial orders are you asking the court to make'],
    fields: [text('ordersSought', 'Details', required)],
  },
  {
    ref: '5.2',
    part: 'Orders sought',
    title: 'Transfer or settlement of property',
    aliases: ['property adjustment', 'transfer of property'],
    optional: true,
    fields: [text('transfer', 'Details')],
  },
  {
    ref: '5.3',
    part: 'Orders sought',
    title: 'Variation of a settlement',
    aliases: ['variation of ante-nuptial or post-nuptial settlement'],
    optional: true,
    fields: [text('variation', 'Details')],
  },
  {
    ref: 'truth',
    part: 'Statement of truth',
    title: 'Statement of truth',
    fields: [
      text('name', 'Name', { ...required, aliases: ['full name', 'print name'] }),
      text('signature', 'Signed', { ...required, aliases: ['signature'] }),
      date('date', 'Date', { ...required, aliases: ['dated'] }),
    ],
  },
  {
    ref: 'documents',
    part: 'Statement of truth',
    title: 'Schedule of documents',
    aliases: [
      'schedule of documents to accompany Form E',
      'documents attached',
      'documents that go with this statement',
      'documents enclosed',
      'list of documents',
      'enclosures',
    ],
    fields: [],
    columns: [
      text('document', 'Document', required),
      {
        key: 'status',
        kind: 'choice',
        label: 'Status',
        choices: ['attached', 'not-applicable', 'to-follow'],
        required: true,
        aliases: ['attached', 'not applicable', 'to follow'],
      },
    ],
  },
] as const satisfies readonly ItemDefinition[]
