import type { PublicTicket } from '@foyer/contracts/ticket/public-ticket'
import { ChevronDown } from 'lucide-react'
import { RichText } from '../components/foyer/rich-text.tsx'
import { type PickerProps, PriceRow } from './price-row.tsx'

interface TicketRowProps extends PickerProps {
  ticket: PublicTicket
}

/** One ticket: what it is and its prices; folded at first where the organizer wants that. */
export function TicketRow({ ticket, ...picker }: TicketRowProps) {
  const body = (
    <>
      <RichText
        html={ticket.description}
        className="text-sm text-muted-foreground [&_:is(h1,h2,h3,h4)]:text-sm"
      />
      <div className="grid gap-4">
        {ticket.prices.map((price) => (
          <PriceRow key={price.id} ticket={ticket} price={price} {...picker} />
        ))}
      </div>
    </>
  )
  if (!ticket.collapse_on_load)
    return (
      <li className="grid gap-2 p-4 sm:px-5">
        <h3 className="font-semibold wrap-anywhere">{ticket.title}</h3>
        {body}
      </li>
    )
  return (
    <li>
      <details className="group">
        <summary className="flex list-none items-center justify-between gap-4 p-4 sm:px-5 [&::-webkit-details-marker]:hidden">
          <h3 className="font-semibold wrap-anywhere">{ticket.title}</h3>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-2 px-4 pb-4 sm:px-5">{body}</div>
      </details>
    </li>
  )
}
