import type { Order, OrderRefund } from '@foyer/contracts/order/order'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

const statuses: Record<OrderRefund['status'], [BadgeTone, MessageDescriptor]> = {
  PENDING: ['warning', msg`Pending`],
  SUCCEEDED: ['success', msg`Refunded`],
  FAILED: ['danger', msg`Refund failed`],
}

/** All refunds of an order, newest first, failed ones included. */
export function OrderRefunds({ order, timeZone }: { order: Order; timeZone: string }) {
  if (order.refunds.length === 0) return null
  const newestFirst = order.refunds.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">
        <Trans>Refunds</Trans>
      </h3>
      <ul className="divide-y rounded-lg border">
        {newestFirst.map((refund) => (
          <Refund key={refund.id} refund={refund} currency={order.currency} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  )
}

interface RefundProps {
  refund: OrderRefund
  currency: Order['currency']
  timeZone: string
}

/** One refund, with its part of fees and taxes. */
function Refund({ refund, currency, timeZone }: RefundProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [tone, word] = statuses[refund.status]
  const fees = format.money(refund.fee, currency)
  const taxes = format.money(refund.tax, currency)
  return (
    <li className="grid gap-1 p-3">
      <div className="flex items-center justify-between gap-3">
        <span className="font-medium tabular-nums">{format.money(refund.amount, currency)}</span>
        <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
      </div>
      {refund.fee + refund.tax > 0 && (
        <span className="text-muted-foreground tabular-nums">
          <Trans>
            Including {fees} fees and {taxes} taxes
          </Trans>
        </span>
      )}
      {refund.status === 'FAILED' && (
        <span>
          <Trans>The money did not reach the card. Refund again, or pay the buyer back another way.</Trans>
        </span>
      )}
      {refund.reason === 'SOLD_OUT' && (
        <span className="text-muted-foreground">
          <Trans>Paid after the tickets had sold out</Trans>
        </span>
      )}
      {refund.reason === 'DISPUTE' && (
        <span className="text-muted-foreground">
          <Trans>Taken back by the buyer’s bank</Trans>
        </span>
      )}
      <span className="text-muted-foreground">
        {format.date(refund.created_at, timeZone, 'date_time_zone')}
      </span>
    </li>
  )
}
