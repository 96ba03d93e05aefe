import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { FormatItems } from '../../components/foyer/format-items.tsx'
import { Button } from '../../components/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../../components/ui/dropdown-menu.tsx'
import { useLedgerFile } from './use-ledger-file.tsx'

/** Exports a month's ledger to a file. */
export function LedgerFileMenu({ accountId, month }: { accountId: string; month: string }) {
  const { start, isStarting } = useLedgerFile(accountId)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" isBusy={isStarting}>
          <Download />
          <Trans>Export</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <FormatItems onChoose={(format) => start({ month, format })} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
