import { Button, Menu } from '@mantine/core'
import { IconBraces, IconDownload, IconFileText } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { sentenceOf } from '#web/lib/api-error.ts'
import { announce } from '#web/ui/live-region.tsx'
import { toast } from '#web/ui/toasts.tsx'
import type { ExportFormat } from '../api/analyses.ts'
import { takeExport } from '../api/take-export.ts'

const FORMATS = [
  { format: 'docx', words: 'Report for Word (DOCX)', Icon: IconFileText },
  { format: 'json', words: 'All data (JSON)', Icon: IconBraces },
] as const

/** The analysis to take away. It is fetched before it is saved: what goes wrong is told, and never saved. */
export function ExportMenu({ analysisId }: { analysisId: string }) {
  const taking = useMutation({
    mutationFn: (format: ExportFormat) => takeExport(analysisId, format),
    onMutate: () => announce('Preparing the download.'),
    onError: (error) => toast.error(sentenceOf(error)),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="sm"
          loading={taking.isPending}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, words, Icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={17} aria-hidden="true" />}
            onClick={() => taking.mutate(format)}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
