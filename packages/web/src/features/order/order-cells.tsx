import type { OrderRow } from '@foyer/contracts/order/order'
import { fullName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { OrderStatusBadge } from '../../components/foyer/order-status-badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { DisputeBadge } from './dispute-badge.tsx'

export function Buyer({ order }: { order: Pick<OrderRow, 'first_name' | 'last_name' | 'email'> }) {
  if (!order.email)
    return (
      <span className="text-muted-foreground">
        <Trans>No name yet</Trans>
      </span>
    )
  return (
    <span className="grid">
      {fullName(order) && <span className="line-clamp-2">{fullName(order)}</span>}
      <span className="truncate text-muted-foreground">{order.email}</span>
    </span>
  )
}

/** An order's status. A cancellation comes before a refund, and the status of the bank's dispute comes last. */
export function OrderStates({ order }: { order: OrderRow }) {
  const { status, display_status, dispute_status = 'NONE' } = order
  return (
    <span className="flex flex-wrap gap-1">
      {status === 'CANCELLED' && display_status !== 'CANCELLED' && <OrderStatusBadge status="CANCELLED" />}
      <OrderStatusBadge status={display_status} />
      {dispute_status !== 'NONE' && <DisputeBadge status={dispute_status} />}
    </span>
  )
}

export function Moment({ at, timeZone }: { at: string | null; timeZone: string }) {
  const format = useFormat()
  if (at === null) return null
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.date(at, timeZone)}
    </time>
  )
}
