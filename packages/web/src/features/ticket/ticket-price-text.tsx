import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

/** What a ticket costs, in a few words: "Free", "€24.00", "From €5.00 (donation)", "€18.00 to €30.00". */
export function TicketPriceText({ ticket, currency }: { ticket: Ticket; currency: string }) {
  const format = useFormat()
  const prices = ticket.prices.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    format.money(price, currency),
  )
  if (ticket.type === 'FREE') return <Trans>Free</Trans>
  if (ticket.type === 'DONATION') return <Trans>Donation, from {lowest}</Trans>
  if (lowest === highest) return lowest
  return (
    <Trans>
      {lowest} to {highest}
    </Trans>
  )
}
