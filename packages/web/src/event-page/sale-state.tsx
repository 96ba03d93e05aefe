import type { PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'
import { Trans } from '@lingui/react/macro'
import { Moment } from './moment.tsx'
import { SaleCountdown } from './sale-countdown.tsx'

interface SaleStateProps {
  price: PublicTicketPrice
  /** When the whole ticket goes on sale, where that is later than this price. */
  startsAt: string | null
  zone: string
  onSaleStart: () => void
}

/** Why something cannot be bought now (specification §4, Ticket). */
export function SaleState({ price, startsAt, zone, onSaleStart }: SaleStateProps) {
  switch (price.state) {
    case 'SOLD_OUT':
      return <Trans>Sold out</Trans>
    case 'SALE_ENDED':
      return <Trans>Sale ended</Trans>
    case 'PAUSED':
      return <Trans>Sale paused</Trans>
    case 'SALE_STARTS':
      return (
        <span className="grid gap-0.5">
          <span>
            <Trans>On sale from</Trans> {startsAt && <Moment at={startsAt} zone={zone} />}
          </span>
          {startsAt && <SaleCountdown until={startsAt} onEnd={onSaleStart} />}
        </span>
      )
    default:
      return <Trans>Not on sale</Trans>
  }
}
