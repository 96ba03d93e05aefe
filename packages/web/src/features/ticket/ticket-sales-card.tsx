import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../components/ui/card.tsx'
import { TicketStockMeter } from './ticket-stock-meter.tsx'

/** How each ticket sells, for the dashboard. */
export function TicketSalesCard({ tickets }: { tickets: readonly Ticket[] }) {
  if (tickets.length === 0) return null
  return (
    <Card className="grid content-start gap-4 p-4 sm:p-6">
      <h2 className="text-base font-semibold">
        <Trans>Sold by ticket</Trans>
      </h2>
      <ul className="grid gap-4">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="grid gap-1">
            <span className="font-medium wrap-anywhere">{ticket.title}</span>
            <TicketStockMeter ticket={ticket} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
