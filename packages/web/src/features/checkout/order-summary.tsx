import type { PublicOrder } from '@foyer/contracts/order/order'
import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useFormat } from '../../lib/format/use-format.ts'
import { ticketCount } from './checkout-order.ts'
import { OrderLines } from './order-lines.tsx'

/** More lines than this start folded on a phone, so that the form is in view. */
const fewLines = 3

/** What is being bought, on every step: the total always, the lines on demand. */
export function OrderSummary({ order }: { order: PublicOrder }) {
  const format = useFormat()
  const { event } = order
  const count = ticketCount(order)
  return (
    <details
      open={order.lines.length <= fewLines}
      data-slot="order-summary"
      className="group rounded-lg border bg-card"
    >
      <summary className="flex list-none items-center gap-4 p-4 [&::-webkit-details-marker]:hidden">
        {event.cover_url && (
          <img
            src={event.cover_url}
            alt=""
            width={80}
            height={56}
            className="h-14 w-20 shrink-0 rounded-md bg-muted object-cover"
          />
        )}
        <span className="grid min-w-0 grow gap-0.5">
          <span className="line-clamp-2 font-medium wrap-anywhere">{event.title}</span>
          <span className="text-sm text-muted-foreground">
            {format.dateRange(event.start_date, null, event.timezone)}
          </span>
        </span>
        <span className="grid justify-items-end gap-0.5 text-end">
          <span className="font-semibold tabular-nums">
            {order.total === 0 ? <Trans>Free</Trans> : format.money(order.total, order.currency)}
          </span>
          <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap text-muted-foreground">
            <Plural value={count} one="# ticket" other="# tickets" />
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </span>
        </span>
      </summary>
      <div className="border-t p-4">
        <OrderLines order={order} />
      </div>
    </details>
  )
}
