import {
  IconBooks,
  IconFileDescription,
  IconFileText,
  IconFolders,
  IconMessages,
  IconReportMoney,
  IconScale,
  IconWorld,
} from '@tabler/icons-react'

const icons = {
  'form-e-analyzer': IconReportMoney,
  'contract-review': IconFileText,
  'case-analyzer': IconFolders,
  'legal-research': IconBooks,
  'global-talent-visa': IconWorld,
  'document-review': IconFileDescription,
  'legal-assistant': IconMessages,
  'rights-advisor': IconScale,
}

export function ToolIcon({ id }: { id: string }) {
  const Icon = icons[id as keyof typeof icons] ?? IconFileText
  return <Icon size={24} stroke={1.5} aria-hidden="true" />
}
