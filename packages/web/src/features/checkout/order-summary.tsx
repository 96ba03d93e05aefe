import type { PublicOrder } from '@foyer/contracts/order/order'
import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { isDrawnByServer } from '../../lib/browser/is-drawn-by-server.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { ticketCount } from './checkout-order.ts'
import { OrderLines } from './order-lines.tsx'

/** With more lines the summary is collapsed, so that the form is in view. */
const fewLines = 3

/**
 * What is being bought, on every step. On a phone it is collapsed to one line, so that the form is in view. Open, the
 * lines show the prices and the header does not repeat them.
 */
export function OrderSummary({ order }: { order: PublicOrder }) {
  const format = useFormat()
  const { event } = order
  const count = ticketCount(order)
  const isShort = order.lines.length <= fewLines
  const [isOpen] = useState(
    () => isShort && !isDrawnByServer && window.matchMedia('(min-width: 40rem)').matches,
  )
  return (
    <details
      open={isOpen}
      data-slot="order-summary"
      // The server does not know the width, so until the script is there the stylesheet opens it.
      data-drawn={(isDrawnByServer && isShort) || undefined}
      className="group rounded-lg border bg-card sm:data-drawn:details-content:[content-visibility:visible]"
    >
      <summary className="flex list-none items-center gap-4 px-4 py-3 sm:py-4 [&::-webkit-details-marker]:hidden">
        {event.cover_url && (
          <img
            src={event.cover_url}
            alt=""
            width={80}
            height={56}
            className="h-14 w-20 shrink-0 rounded-md bg-muted object-cover max-sm:hidden"
          />
        )}
        <span className="grid min-w-0 grow gap-0.5 max-sm:hidden">
          <span className="line-clamp-2 font-medium wrap-anywhere">{event.title}</span>
          <span className="text-sm text-muted-foreground">
            {format.dateRange(event.start_date, null, event.timezone)}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-2 max-sm:grow sm:text-sm">
          <Plural value={count} one="# ticket" other="# tickets" />
          <span className="flex gap-2 font-semibold tabular-nums group-open:hidden">
            <span aria-hidden>·</span>
            {order.total === 0 ? <Trans>Free</Trans> : format.money(order.total, order.currency)}
          </span>
          <ChevronDown
            aria-hidden
            className="size-4 text-muted-foreground transition-transform group-open:rotate-180 max-sm:ms-auto"
          />
        </span>
      </summary>
      <div className="border-t p-4">
        <OrderLines order={order} />
      </div>
    </details>
  )
}
