import { chargeStep, isInSteps } from '@foyer/contracts/charge-limits'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { MoneyInput } from '../components/foyer/money-input.tsx'
import { Money } from './money.tsx'
import type { Pick } from './picks.ts'
import { unitAmounts } from './unit-amounts.ts'

interface DonationFieldProps {
  event: PublicEvent
  ticket: PublicTicket
  price: PublicTicketPrice
  pick: Pick
  onPick: (pick: Pick) => void
}

/** What the buyer gives per ticket; giving something also chooses a ticket. */
export function DonationField({ event, ticket, price, pick, onPick }: DonationFieldProps) {
  const id = useId()
  const isTooLow = pick.donation !== null && !(pick.donation >= price.price)
  const isBetween = !isTooLow && !isInSteps(pick.donation ?? 0, event.currency)
  const isWrong = isTooLow || isBetween
  const { currency } = event
  const donation = isWrong ? null : pick.donation
  const { fee, tax } = unitAmounts({ ticket, price, donation, currency })
  const change = (donation: number | null) =>
    onPick({ donation, quantity: Math.max(pick.quantity, donation === null ? 0 : ticket.min_per_order) })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        <Trans>Your amount per ticket</Trans>
      </label>
      <MoneyInput
        id={id}
        className="max-w-48"
        currency={event.currency}
        value={pick.donation}
        onChange={change}
        aria-describedby={`${id}-note`}
        aria-invalid={isWrong}
      />
      <p id={`${id}-note`} className={isWrong ? 'text-sm text-destructive' : 'text-sm text-muted-foreground'}>
        {isBetween ? (
          <Trans>
            In steps of <Money minor={chargeStep(currency)} currency={currency} />
          </Trans>
        ) : price.price > 0 ? (
          <Trans>
            At least <Money minor={price.price} currency={event.currency} />
          </Trans>
        ) : (
          <Trans>Any amount, even zero</Trans>
        )}
        {fee + tax > 0 && (
          <>
            {' · '}
            <Trans>
              plus <Money minor={fee + tax} currency={event.currency} /> fees and taxes
            </Trans>
          </>
        )}
      </p>
    </div>
  )
}
