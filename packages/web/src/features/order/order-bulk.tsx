import type { ExportFormat } from '@foyer/contracts/export/export'
import type { OrderRow } from '@foyer/contracts/order/order'
import { resendOrderConfirmation } from '@foyer/contracts/order/order-endpoints'
import { Plural, Trans } from '@lingui/react/macro'
import { Download, FileSpreadsheet, FileText, Mail } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { BulkProgressText } from '../../components/ui/data-table/bulk-progress.tsx'
import type { RowChoice } from '../../components/ui/data-table/use-row-choice.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/ui/dropdown-menu.tsx'
import { call } from '../../lib/api/call.ts'
import { useBulkReport } from '../../lib/list/use-bulk-report.ts'
import { useBulkRun } from '../../lib/list/use-bulk-run.ts'

interface OrderBulkProps {
  eventId: string
  choice: RowChoice<OrderRow>
  /** Exports the chosen rows. */
  onExport: (shortIds: string[], format: ExportFormat) => void
}

/** What can be done with the chosen orders. Only completed ones have a confirmation to send again. */
export function OrderBulk({ eventId: event_id, choice, onExport }: OrderBulkProps) {
  const report = useBulkReport()
  const { progress, run } = useBulkRun()
  const completed = choice.rows.filter(({ completed_at }) => completed_at)
  const send = async () => {
    const { done, failures } = await run(completed, ({ short_id }) =>
      call(resendOrderConfirmation, { params: { event_id, order_short_id: short_id } }),
    )
    report(failures, completed.length)
    if (done.length > 0)
      toast.success(<Plural value={done.length} one="# confirmation sent" other="# confirmations sent" />)
    choice.clear()
  }
  const exported = (format: ExportFormat) =>
    onExport(
      choice.rows.map(({ short_id }) => short_id),
      format,
    )
  return (
    <>
      {progress && <BulkProgressText {...progress} />}
      <Button
        variant="secondary"
        disabled={progress !== null || completed.length === 0}
        onClick={() => void send()}
      >
        <Mail />
        <Trans>Send confirmations again</Trans>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">
            <Download />
            <Trans>Export</Trans>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" side="top">
          <DropdownMenuItem onSelect={() => exported('csv')}>
            <FileText />
            <Trans>CSV file</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => exported('xlsx')}>
            <FileSpreadsheet />
            <Trans>Excel file</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  )
}
