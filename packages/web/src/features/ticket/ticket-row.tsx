import type { Event } from '@foyer/contracts/event/event'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import { usePriceProblemText } from '../../lib/words/use-price-problem-text.ts'
import { priceProblems } from './payable-ticket.ts'
import { TicketMenu, type TicketMenuActions } from './ticket-menu.tsx'
import { TicketPriceText } from './ticket-price-text.tsx'
import { nextSaleStart, ticketState } from './ticket-state.ts'
import { TicketStateBadge } from './ticket-state-badge.tsx'
import { TicketStockMeter } from './ticket-stock-meter.tsx'

interface TicketRowProps {
  ticket: Ticket
  event: Event
  taxesAndFees: readonly TaxOrFee[]
  href: To
  menu: TicketMenuActions
  /** The handle that drags the ticket. Nothing while it cannot be moved. */
  handle: ReactNode
}

/** One ticket in the list. Its handle drags it, and its menu moves it without dragging. */
export function TicketRow({ ticket, event, taxesAndFees, href, menu, handle }: TicketRowProps) {
  const state = ticketState(ticket, event)
  return (
    <div
      className={cn(
        'flex items-start gap-2 rounded-lg border bg-card p-4 transition-colors hover:border-input sm:gap-3',
        handle && 'ps-2',
      )}
    >
      {handle && <div className="-my-1">{handle}</div>}
      <div className="grid min-w-0 grow gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start lg:grid-cols-[minmax(0,1fr)_10rem_14rem]">
        <div className="grid gap-1">
          <Link
            to={href}
            preventScrollReset
            className="font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
          >
            {ticket.title}
          </Link>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TicketStateBadge state={state} />
            {state === 'SALE_STARTS' && <SaleStart ticket={ticket} timeZone={event.timezone} />}
            {ticket.is_hidden_without_promo_code && (
              <Badge>
                <Trans>Needs a promo code</Trans>
              </Badge>
            )}
          </span>
          <UnpayableNote ticket={ticket} event={event} taxesAndFees={taxesAndFees} />
        </div>
        <p className="tabular-nums sm:text-end">
          <TicketPriceText ticket={ticket} currency={event.currency} />
          {ticket.type === 'TIERED' && (
            <span className="block text-muted-foreground">
              <Trans>in tiers</Trans>
            </span>
          )}
        </p>
        <TicketStockMeter ticket={ticket} className="sm:col-span-2 lg:col-span-1" />
      </div>
      <div className="-my-1 -me-2">
        <ActionsMenu name={ticket.title}>
          <TicketMenu ticket={ticket} href={href} {...menu} />
        </ActionsMenu>
      </div>
    </div>
  )
}

/** Says why buyers cannot pay for the ticket now. Its form says the same. */
function UnpayableNote({
  ticket,
  event,
  taxesAndFees,
}: Pick<TicketRowProps, 'ticket' | 'event' | 'taxesAndFees'>) {
  const say = usePriceProblemText()
  const problem = priceProblems(ticket, { currency: event.currency, taxesAndFees }).find(Boolean)
  if (!problem) return null
  return (
    <p className="flex gap-1.5 text-sm text-destructive">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {say(problem, event.currency)}
    </p>
  )
}

function SaleStart({ ticket, timeZone }: { ticket: Ticket; timeZone: string }) {
  const format = useFormat()
  const start = nextSaleStart(ticket)
  if (!start) return null
  return (
    <time dateTime={start} className="text-muted-foreground">
      {format.date(start, timeZone)}
    </time>
  )
}
