import type { OrderListMeta, OrderRow } from '@foyer/contracts/order/order'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

/** How an order in the list was or will be paid. */
export function PaidBy({ order }: { order: OrderRow }) {
  if (order.payment_provider === 'STRIPE') return <Trans>Card</Trans>
  if (order.payment_provider === 'TEST') return <Trans>Test</Trans>
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

/** How many orders were found, and what they brought. */
export function OrderSum({ meta, currency }: { meta: OrderListMeta | undefined; currency: string }) {
  const { t } = useLingui()
  const format = useFormat()
  if (!meta) return null
  const { total, received_total } = meta
  const count = t`${plural(total, { one: '# order', other: '# orders' })}`
  if (received_total === 0) return count
  const received = format.money(received_total, currency)
  return (
    <Trans>
      {count} · {received} received
    </Trans>
  )
}
