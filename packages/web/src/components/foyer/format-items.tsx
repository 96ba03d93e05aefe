import type { ExportFormat } from '@foyer/contracts/export/export'
import { Trans } from '@lingui/react/macro'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { DropdownMenuItem } from '../ui/dropdown-menu.tsx'

/** The formats of a file, in the menu of what exports one. */
export function FormatItems({ onChoose }: { onChoose: (format: ExportFormat) => void }) {
  return (
    <>
      <DropdownMenuItem onSelect={() => onChoose('csv')}>
        <FileText />
        <Trans>CSV file</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onChoose('xlsx')}>
        <FileSpreadsheet />
        <Trans>Excel file</Trans>
      </DropdownMenuItem>
    </>
  )
}
