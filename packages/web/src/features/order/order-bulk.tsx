import type { OrderRow } from '@foyer/contracts/order/order'
import { resendOrderConfirmation } from '@foyer/contracts/order/order-endpoints'
import { Plural, Trans } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { BulkProgressText } from '../../components/ui/data-table/bulk-progress.tsx'
import type { RowChoice } from '../../components/ui/data-table/use-row-choice.ts'
import { call } from '../../lib/api/call.ts'
import { useBulkReport } from '../../lib/list/use-bulk-report.ts'
import { useBulkRun } from '../../lib/list/use-bulk-run.ts'

interface OrderBulkProps {
  eventId: string
  choice: RowChoice<OrderRow>
}

/** Sends the confirmations of the chosen orders again. Only completed orders have one. */
export function OrderBulk({ eventId: event_id, choice }: OrderBulkProps) {
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
    </>
  )
}
