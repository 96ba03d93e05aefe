import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import { ticketStock } from './ticket-stock.ts'

interface TicketStockMeterProps {
  ticket: Pick<Ticket, 'prices' | 'title'>
  className?: string
}

/** A meter of sold tickets, tickets on hold, and the total. */
export function TicketStockMeter({ ticket, className }: TicketStockMeterProps) {
  const { t } = useLingui()
  const format = useFormat()
  const stock = ticketStock(ticket)
  const sold = format.number(stock.sold)
  const held = format.number(stock.held)
  const available = stock.available === null ? null : format.number(stock.available)
  return (
    <div className={cn('grid content-start gap-2', className)}>
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          {available === null ? (
            <Trans>{sold} sold, unlimited</Trans>
          ) : (
            <Trans>
              {sold} of {available} sold
            </Trans>
          )}
        </span>
        {stock.held > 0 && (
          <span className="text-muted-foreground">
            <Trans>{held} on hold</Trans>
          </span>
        )}
      </p>
      {stock.available !== null && (
        <Meter
          label={t`Tickets sold for ${ticket.title}`}
          value={stock.sold}
          max={stock.available}
          pending={stock.held}
        />
      )}
    </div>
  )
}
