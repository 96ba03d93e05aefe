import type { OrderRow } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { OrderStatusBadge } from '../../components/foyer/order-status-badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'

interface RecentOrdersProps {
  eventId: string
  orders: readonly OrderRow[]
}

/** The latest orders, for the dashboard. */
export function RecentOrders({ eventId, orders }: RecentOrdersProps) {
  const format = useFormat()
  const all = paths.event(eventId, 'orders')
  return (
    <Card className="grid content-start">
      <header className="flex items-baseline justify-between gap-4 p-4 sm:px-6">
        <h2 className="text-base font-semibold">
          <Trans>Latest orders</Trans>
        </h2>
        {orders.length > 0 && (
          <Link to={all} className="text-accent-foreground underline underline-offset-4">
            <Trans>All orders</Trans>
          </Link>
        )}
      </header>
      {orders.length === 0 ? (
        <p className="border-t p-4 text-muted-foreground sm:px-6">
          <Trans>None yet. Orders appear here as they come in.</Trans>
        </p>
      ) : (
        <ul className="divide-y border-t">
          {orders.map((order) => (
            <li
              key={order.short_id}
              className="relative flex items-center gap-4 px-4 py-3 hover:bg-muted/60 sm:px-6"
            >
              <div className="grid min-w-0 grow gap-0.5">
                <Link
                  to={`${all}?order=${order.short_id}`}
                  className="truncate font-medium after:absolute after:inset-0"
                >
                  {shownName(order) || order.reference}
                </Link>
                <span className="truncate text-muted-foreground">
                  {order.reference} ·{' '}
                  <time dateTime={order.created_at}>{format.relative(order.created_at)}</time>
                </span>
              </div>
              <div className="flex shrink-0 items-end gap-1 max-sm:flex-col-reverse sm:items-center sm:gap-4">
                <OrderStatusBadge status={order.display_status} />
                <span className="tabular-nums">{format.money(order.total, order.currency)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
