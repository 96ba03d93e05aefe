import type { Order } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useMarkOrderPaid } from './order-mutations.ts'

/** Whether an order waits for a payment, so that money from elsewhere can complete it. */
export function isUnpaid({ payment_status, status }: Order): boolean {
  const isMissing = payment_status === 'AWAITING_PAYMENT' || payment_status === 'PAYMENT_FAILED'
  return isMissing && (status === 'RESERVED' || status === 'EXPIRED')
}

/** Completes an order that was paid another way. */
export function MarkPaidButton({ order }: { order: Order }) {
  const { t } = useLingui()
  const format = useFormat()
  const confirm = useConfirm()
  const { event_id, short_id, reference } = order
  const mark = useMarkOrderPaid({ event_id, order_short_id: short_id })
  const amount = format.money(order.total, order.currency)
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t`Mark order ${reference} as paid?`,
      description: t`You confirm that you received ${amount} outside Foyer. The tickets are sent, and the order can no longer be paid by card or refunded here.`,
      action: t`Mark as paid`,
    })
    if (isConfirmed) changeThen(mark, undefined, () => toast.success(t`Order marked as paid`))
  }
  return (
    <Button onClick={() => void ask()} isBusy={mark.isPending}>
      <Trans>Mark as paid</Trans>
    </Button>
  )
}
