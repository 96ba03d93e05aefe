import type { OrderRow } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

/** How an order in the list was or will be paid. */
export function PaidBy({ order }: { order: OrderRow }) {
  if (order.payment_provider === 'STRIPE') return <Trans>Card</Trans>
  return order.payment_provider === 'OFFLINE' ? <Trans>Outside Foyer</Trans> : <Trans>Free</Trans>
}

/** The total of an order in the list, and how much was refunded. */
export function OrderTotal({ order }: { order: OrderRow }) {
  const format = useFormat()
  const refunded = format.money(order.refunded_total, order.currency)
  return (
    <span className="grid">
      <span className="whitespace-nowrap">{format.money(order.total, order.currency)}</span>
      {order.refunded_total > 0 && (
        <span className="text-xs whitespace-nowrap text-muted-foreground">
          <Trans>{refunded} refunded</Trans>
        </span>
      )}
    </span>
  )
}
