import type { UserType } from '#web/lib/user-type.ts'

export interface Tool {
  id: string
  title: string
  description: string
  audience: UserType
  available: boolean
}

/** The tools as the dashboard offers them, in order. */
export const tools: readonly Tool[] = [
  {
    id: 'form-e-analyzer',
    title: 'FormE Analyzer',
    description:
      'Check a financial statement for gaps, wrong sums and missing documents, each shown on its page.',
    audience: 'lawyer',
    available: true,
  },
  {
    id: 'contract-review',
    title: 'Contract Review',
    description: 'Read a contract for risks, absences and obligations, with the clause beside each point.',
    audience: 'lawyer',
    available: false,
  },
  {
    id: 'case-analyzer',
    title: 'Case Analyzer',
    description: 'Set out the chronology, the issues and the contradictions in a bundle.',
    audience: 'lawyer',
    available: false,
  },
  {
    id: 'legal-research',
    title: 'Legal Research Assistant',
    description: 'Ask about statutes and cases, and get the source with every answer.',
    audience: 'lawyer',
    available: false,
  },
  {
    id: 'global-talent-visa',
    title: 'UK Global Talent Visa Assistant',
    description: 'Organise your evidence, letters and deadlines for the digital technology route.',
    audience: 'regular',
    available: true,
  },
  {
    id: 'document-review',
    title: 'Document Review',
    description: 'Have a letter or an agreement explained in plain English, line by line.',
    audience: 'regular',
    available: false,
  },
  {
    id: 'legal-assistant',
    title: 'Legal Assistant',
    description: 'Describe your situation and learn which questions to ask, and whom.',
    audience: 'regular',
    available: false,
  },
  {
    id: 'rights-advisor',
    title: 'Rights Advisor',
    description: 'Find out which rights may apply at work, at home and as a consumer.',
    audience: 'regular',
    available: false,
  },
]

export function toolsFor(audience: UserType): Tool[] {
  return tools.filter((tool) => tool.audience === audience)
}

export function toolAt(pathname: string): Tool | undefined {
  return tools.find((tool) => pathname.replace(/\/$/, '') === `/app/${tool.id}`)
}
