import type { Order } from '@foyer/contracts/order/order'
import { fullName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { OrderStatusBadge } from '../../components/foyer/order-status-badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** What an organizer looks for first: how much, in which state, from which buyer, and when. */
export function OrderHead({ order, timeZone }: { order: Order; timeZone: string }) {
  const format = useFormat()
  const { email, currency, refunded_total } = order
  const when = (instant: string) => format.date(instant, timeZone, 'date_time_zone')
  const name = fullName(order)
  const refunded = format.money(refunded_total, currency)
  const held = when(order.reserved_until)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-2xl font-semibold tabular-nums">
          {order.total === 0 ? <Trans>Free</Trans> : format.money(order.total, currency)}
        </p>
        <OrderStatusBadge status={order.display_status} />
      </div>
      {refunded_total > 0 && (
        <p className="text-muted-foreground tabular-nums">
          <Trans>{refunded} refunded</Trans>
        </p>
      )}
      {email && (
        <p className="wrap-anywhere">
          {name && (
            <>
              <bdi className="font-medium">{name}</bdi>
              {' · '}
            </>
          )}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </p>
      )}
      <p className="text-muted-foreground">
        {order.status === 'RESERVED' ? <Trans>Held until {held}</Trans> : when(order.created_at)}
      </p>
    </div>
  )
}
