import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../components/ui/card.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { TicketStockMeter } from './ticket-stock-meter.tsx'

interface TicketSalesCardProps {
  tickets: readonly Ticket[]
  /** The revenue of each ticket, once it is known. */
  sales: Pick<EventStatistics, 'tickets' | 'currency'> | undefined
}

/** Each ticket's sales, stock and revenue. */
export function TicketSalesCard({ tickets, sales }: TicketSalesCardProps) {
  const format = useFormat()
  if (tickets.length === 0) return null
  const grossOf = (id: string) => sales?.tickets.find(({ ticket_id }) => ticket_id === id)?.gross_sales ?? 0
  return (
    <Card className="grid content-start gap-4 p-4 sm:p-6">
      <h2 className="text-base font-semibold">
        <Trans>Sold by ticket, all time</Trans>
      </h2>
      <ul className="grid gap-4">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium wrap-anywhere">{ticket.title}</span>
              {sales && (
                <span className="shrink-0 font-medium tabular-nums">
                  {format.money(grossOf(ticket.id), sales.currency)}
                </span>
              )}
            </div>
            <TicketStockMeter ticket={ticket} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
