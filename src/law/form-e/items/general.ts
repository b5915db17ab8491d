import { date, type ItemDefinition, required, text, yesNo } from './definition.ts'

/** Part 1: the case, the person, the family. */
export const GENERAL_ITEMS = [
  {
    ref: 'head',
    part: 'General',
    title: 'The case',
    fields: [
      text('court', 'In the Family Court sitting at', {
        ...required,
        aliases: ['court', 'name of court', 'family court at'],
      }),
      text('caseNumber', 'Case number', { ...required, aliases: ['case no', 'case reference'] }),
      text('applicant', 'Applicant', { aliases: ['the applicant', 'name of applicant', 'between'] }),
      text('respondent', 'Respondent', { aliases: ['the respondent', 'name of respondent', 'and'] }),
      {
        key: 'party',
        kind: 'choice',
        label: 'This statement is made by the',
        choices: ['applicant', 'respondent'],
        aliases: ['statement of', 'filed by', 'financial statement of the'],
      },
      date('dated', 'Dated', { aliases: ['date of this statement', 'statement dated'] }),
    ],
  },
  { ref: '1.1', part: 'General', title: 'Full name', fields: [text('fullName', 'Full name', required)] },
  {
    ref: '1.2',
    part: 'General',
    title: 'Date of birth',
    fields: [date('dateOfBirth', 'Date of birth', required)],
  },
  {
    ref: '1.3',
    part: 'General',
    title: 'Date of the marriage or civil partnership',
    aliases: ['date of marriage', 'date of civil partnership'],
    fields: [date('dateOfMarriage', 'Date of the marriage or civil partnership', required)],
  },
  { ref: '1.4', part: 'General', title: 'Occupation', fields: [text('occupation', 'Occupation', required)] },
  {
    ref: '1.5',
    part: 'General',
    title: 'Date of the separation',
    aliases: ['date of separation'],
    fields: [date('dateOfSeparation', 'Date of the separation', required)],
  },
  {
    ref: '1.6',
    part: 'General',
    title: 'Dates of the application, conditional order and final order',
    aliases: ['date of the petition', 'decree nisi', 'decree absolute', 'conditional order', 'final order'],
    fields: [
      date('dateApplication', 'Application', {
        ...required,
        aliases: ['petition', 'date of petition', 'date of application', 'petition or application'],
      }),
      date('dateConditionalOrder', 'Conditional order', {
        aliases: ['decree nisi', 'decree nisi or conditional order'],
      }),
      date('dateFinalOrder', 'Final order', {
        aliases: ['decree absolute', 'decree absolute or final order'],
      }),
    ],
  },
  {
    ref: '1.7',
    part: 'General',
    title: 'Subsequent marriage or civil partnership',
    aliases: ['remarried', 'remarriage', 'subsequently married'],
    optional: true,
    fields: [date('dateRemarriage', 'Date of the subsequent marriage or civil partnership')],
  },
  {
    ref: '1.8',
    part: 'General',
    title: 'Living with a new partner',
    aliases: ['are you living with a new partner'],
    fields: [yesNo('newPartner', 'Living with a new partner', required)],
  },
  {
    ref: '1.9',
    part: 'General',
    title: 'Intending to live with a new partner within six months',
    aliases: ['do you intend to live with a new partner'],
    fields: [
      yesNo('newPartnerSoon', 'Intending to live with a new partner within the next six months', required),
    ],
  },
  {
    ref: '1.10',
    part: 'General',
    title: 'Children of the family',
    fields: [],
    columns: [
      text('fullName', 'Full name', { ...required, aliases: ['full names', 'name of child', 'name'] }),
      date('dateOfBirth', 'Date of birth', required),
      text('livingWith', 'With whom the child lives', {
        ...required,
        aliases: ['with whom does the child live', 'living with', 'lives with'],
      }),
    ],
  },
  {
    ref: '1.11',
    part: 'General',
    title: 'State of health',
    aliases: ['health of yourself and the children'],
    fields: [
      text('health', 'Yourself', { ...required, aliases: ['your health'] }),
      text('healthChildren', 'Children', { aliases: ["children's health"] }),
    ],
  },
  {
    ref: '1.12',
    part: 'General',
    title: 'Educational arrangements for the children',
    aliases: ['present and proposed future educational arrangements'],
    fields: [
      text('educationPresent', 'Present arrangements', {
        aliases: ['present', 'present educational arrangements'],
      }),
      text('educationProposed', 'Proposed arrangements', {
        aliases: ['proposed', 'proposed future arrangements', 'future arrangements'],
      }),
    ],
  },
  {
    ref: '1.13',
    part: 'General',
    title: 'Child support maintenance calculation, order or agreement',
    aliases: ['child support', 'child maintenance'],
    fields: [text('childSupport', 'Details')],
  },
  {
    ref: '1.14',
    part: 'General',
    title: 'Application to vary an order',
    aliases: ['variation'],
    optional: true,
    fields: [text('variation', 'Details')],
  },
  {
    ref: '1.15',
    part: 'General',
    title: 'Other court cases',
    aliases: ['other court cases between you'],
    fields: [text('otherCases', 'Details')],
  },
  {
    ref: '1.16',
    part: 'General',
    title: 'Your present residence',
    aliases: ['present residence'],
    fields: [
      text('residence', 'Address', { ...required, aliases: ['address of present residence'] }),
      text('occupants', 'Occupants', { aliases: ['the occupants of it', 'who lives there'] }),
      text('terms', 'Terms of occupation', {
        ...required,
        aliases: ['on what terms', 'terms on which you occupy it'],
      }),
    ],
  },
] as const satisfies readonly ItemDefinition[]
