import type { PublicTicket } from '@foyer/contracts/ticket/public-ticket'
import type { ReactNode } from 'react'
import { RichText } from '../components/foyer/rich-text.tsx'
import { type PickerProps, PriceRow } from './price-row.tsx'
import { SmallIcon } from './small-icon.tsx'

interface TicketRowProps extends PickerProps {
  ticket: PublicTicket
}

/** One ticket with its prices, collapsed at first if the organizer chose that. */
export function TicketRow({ ticket, ...picker }: TicketRowProps) {
  const title = <h3 className="font-semibold wrap-anywhere">{ticket.title}</h3>
  if (ticket.collapse_on_load)
    return (
      <li>
        <details className="group">
          <summary className="flex list-none items-center justify-between gap-4 p-4 sm:px-5 [&::-webkit-details-marker]:hidden">
            {title}
            <SmallIcon
              shape="down"
              className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-3 px-4 pb-4 sm:px-5">
            <Prices ticket={ticket} {...picker} />
            <Description ticket={ticket} />
          </div>
        </details>
      </li>
    )
  // A ticket's only price is on one line with its title and quantity.
  const isOne = ticket.prices.length === 1 && !ticket.prices[0]?.label
  return (
    <li className="grid gap-3 p-4 sm:px-5">
      {isOne ? (
        <Prices ticket={ticket} title={title} {...picker} />
      ) : (
        <>
          {title}
          <Prices ticket={ticket} {...picker} />
        </>
      )}
      <Description ticket={ticket} />
    </li>
  )
}

function Prices({ ticket, ...row }: TicketRowProps & { title?: ReactNode }) {
  return ticket.prices.map((price) => <PriceRow key={price.id} ticket={ticket} price={price} {...row} />)
}

function Description({ ticket }: { ticket: PublicTicket }) {
  return (
    <RichText
      html={ticket.description}
      className="text-sm text-muted-foreground [&_:is(h1,h2,h3,h4)]:text-sm"
    />
  )
}
