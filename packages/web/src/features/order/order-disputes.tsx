import type { Order } from '@foyer/contracts/order/order'
import { endsRefunds, holdsMoney, type OrderDispute } from '@foyer/contracts/order/order-dispute'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { DisputeBadge } from './dispute-badge.tsx'
import { disputeReason } from './dispute-words.ts'

interface OrderDisputesProps {
  order: Order
  timeZone: string
}

/** The disputes of the buyer's bank, newest first, and what to do about them. */
export function OrderDisputes({ order, timeZone }: OrderDisputesProps) {
  if (order.disputes.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">
        <Trans>Disputes</Trans>
      </h3>
      <ul className="divide-y rounded-lg border">
        {order.disputes.toReversed().map((dispute) => (
          <Dispute key={dispute.id} dispute={dispute} order={order} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  )
}

function Dispute({ dispute, order, timeZone }: OrderDisputesProps & { dispute: OrderDispute }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const reason = disputeReason(dispute.reason)
  const when = (instant: string) => format.date(instant, timeZone, 'date_time_zone')
  const due = dispute.due_at ? when(dispute.due_at) : ''
  const left = format.money(order.remaining_total, order.currency)
  return (
    <li className="grid gap-1 p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium tabular-nums">{format.money(dispute.amount, order.currency)}</span>
        <DisputeBadge status={dispute.status} />
      </div>
      <span>{typeof reason === 'string' ? reason : i18n._(reason)}</span>
      {dispute.status === 'NEEDS_RESPONSE' && (
        <span>
          {dispute.due_at ? (
            <Trans>Answer in your Stripe dashboard by {due}.</Trans>
          ) : (
            <Trans>Answer in your Stripe dashboard.</Trans>
          )}
        </span>
      )}
      <Consequence dispute={dispute} order={order} />
      {endsRefunds(dispute) && order.remaining_total > 0 && (
        <span>
          <Trans>
            Stripe refunds nothing more of this payment. To return the remaining {left}, pay the buyer in
            another way.
          </Trans>
        </span>
      )}
      <span className="text-muted-foreground">{when(dispute.opened_at)}</span>
    </li>
  )
}

/** Says where the money is, and what that means for the tickets. */
function Consequence({ dispute, order }: { dispute: OrderDispute; order: Order }) {
  if (holdsMoney(dispute)) {
    return <Trans>The bank keeps the money until it decides. You cannot refund it until then.</Trans>
  }
  if (dispute.closed_at === null) {
    return <Trans>The bank is only asking. No money was taken, and a refund settles it.</Trans>
  }
  if (dispute.status !== 'LOST') return null
  return order.status === 'COMPLETED' ? (
    <Trans>
      The money went back to the buyer. The tickets are still valid. To make them invalid, cancel the order.
    </Trans>
  ) : (
    <Trans>The money went back to the buyer.</Trans>
  )
}
