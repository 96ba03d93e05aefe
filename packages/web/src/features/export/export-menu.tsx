import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { FormatItems } from '../../components/foyer/format-items.tsx'
import { Button } from '../../components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '../../components/ui/dropdown-menu.tsx'
import type { ExportBody } from './export-mutations.ts'
import { useStartExport } from './use-start-export.tsx'

type Distributed<Body> = Body extends ExportBody ? Omit<Body, 'format'> : never
/** The list and its rows to export. The menu adds the format. */
export type ExportChoice = Distributed<ExportBody>

interface ExportMenuProps {
  eventId: string
  choice: ExportChoice
}

/** Exports a list to a file. The file has the filtered rows. */
export function ExportMenu({ eventId, choice }: ExportMenuProps) {
  const { start, isStarting } = useStartExport(eventId, choice.kind)
  const isNarrowed = Boolean(choice.query || choice.filter_fields)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" isBusy={isStarting} className="max-sm:w-10 max-sm:px-0">
          <Download />
          <span className="max-sm:sr-only">
            <Trans>Export</Trans>
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>
          {isNarrowed ? <Trans>Only the filtered rows</Trans> : <Trans>The whole list</Trans>}
        </DropdownMenuLabel>
        <FormatItems onChoose={(format) => start({ ...choice, format })} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
