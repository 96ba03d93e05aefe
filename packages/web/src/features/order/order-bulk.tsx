import type { ExportFormat } from '@foyer/contracts/export/export'
import type { OrderRow } from '@foyer/contracts/order/order'
import { resendOrderConfirmation } from '@foyer/contracts/order/order-endpoints'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, FileSpreadsheet, FileText, Mail, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
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
import { paths } from '../../paths.ts'
import { CancelOrdersDialog } from './cancel-orders-dialog.tsx'

interface OrderBulkProps {
  eventId: string
  choice: RowChoice<OrderRow>
  /** Exports the chosen rows. */
  onExport: (shortIds: string[], format: ExportFormat) => void
}

/** What can be done with the chosen orders. Only completed ones are written to, confirmed again or cancelled. */
export function OrderBulk({ eventId: event_id, choice, onExport }: OrderBulkProps) {
  const { t } = useLingui()
  const report = useBulkReport()
  const { progress, run } = useBulkRun()
  const [isCancelling, setCancelling] = useState(false)
  const completed = choice.rows.filter(({ status }) => status === 'COMPLETED')
  const isIdle = progress === null
  const isNone = !isIdle || completed.length === 0
  const send = async () => {
    const { done, failures } = await run(completed, ({ short_id }) =>
      call(resendOrderConfirmation, { params: { event_id, order_short_id: short_id } }),
    )
    report(failures, completed.length)
    const { length: count } = done
    if (count > 0)
      toast.success(t`${plural(count, { one: '# confirmation sent', other: '# confirmations sent' })}`)
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
      {!isNone && (
        <Button asChild variant="secondary">
          <Link
            to={`${paths.event(event_id, 'messages')}?message=new`}
            state={{ order_short_ids: completed.map(({ short_id }) => short_id) }}
          >
            <MessageSquare />
            <Trans>Message</Trans>
          </Link>
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" disabled={!isIdle}>{t`More actions`}</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" side="top">
          <DropdownMenuItem disabled={isNone} onSelect={() => void send()}>
            <Mail />
            <Trans>Send confirmations again</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => exported('csv')}>
            <FileText />
            <Trans>Export as CSV file</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => exported('xlsx')}>
            <FileSpreadsheet />
            <Trans>Export as Excel file</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem isDestructive disabled={isNone} onSelect={() => setCancelling(true)}>
            <Ban />
            <Trans>Cancel orders</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <CancelOrdersDialog
        eventId={event_id}
        choice={choice}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
      />
    </>
  )
}
