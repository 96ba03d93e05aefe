import { chargeStep, isInSteps } from '@foyer/contracts/charge-limits'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { moneyToText } from '@foyer/contracts/parse-money'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { MoneyInput } from '../components/foyer/money-input.tsx'
import { buttonVariants } from '../components/ui/button.tsx'
import { Money } from './money.tsx'
import type { Pick } from './picks.ts'
import { fieldName } from './read-typed-picks.ts'
import { suggestedAmounts } from './suggested-amounts.ts'
import { unitAmounts } from './unit-amounts.ts'

interface DonationFieldProps {
  event: PublicEvent
  ticket: PublicTicket
  price: PublicTicketPrice
  pick: Pick
  /** The ticket's title, for screen readers. */
  name: string
  onPick: (pick: Pick) => void
}

/** The buyer's amount per ticket, suggested or typed. Entering an amount also selects one ticket. */
export function DonationField({ event, ticket, price, pick, name, onPick }: DonationFieldProps) {
  const id = useId()
  const { i18n } = useLingui()
  const { currency } = event
  const change = (donation: number | null) =>
    onPick({ donation, quantity: Math.max(pick.quantity, donation === null ? 0 : ticket.min_per_order) })
  const problem = problemOf(pick.donation, price, currency)
  const { fee, tax } = unitAmounts({ ticket, price, donation: problem ? null : pick.donation, currency })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        <Trans>Your amount per ticket</Trans>
        <span className="sr-only">: {name}</span>
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {suggestedAmounts(price.price, currency).map((amount) => (
          <button
            key={amount}
            type="button"
            data-amount={moneyToText(amount, currency, i18n.locale)}
            aria-pressed={pick.donation === amount}
            onClick={() => change(amount)}
            className={buttonVariants({
              variant: 'secondary',
              className: 'noscript:hidden aria-pressed:border-primary aria-pressed:bg-accent',
            })}
          >
            <span>
              <Money minor={amount} currency={currency} />
              <span className="sr-only">: {name}</span>
            </span>
          </button>
        ))}
        <MoneyInput
          id={id}
          name={fieldName(price.id, 'donation_amount')}
          className="w-36"
          currency={currency}
          value={pick.donation}
          onChange={change}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== null}
        />
      </div>
      <p
        id={`${id}-note`}
        className={problem ? 'text-sm text-destructive' : 'text-sm text-muted-foreground empty:hidden'}
      >
        {problem === 'steps' && (
          <Trans>
            In steps of <Money minor={chargeStep(currency)} currency={currency} />
          </Trans>
        )}
        {problem === 'low' && (
          <Trans>
            At least <Money minor={price.price} currency={currency} />
          </Trans>
        )}
        {!problem && pick.donation !== null && fee + tax > 0 && (
          <Trans>
            plus <Money minor={fee + tax} currency={currency} /> fees and taxes
          </Trans>
        )}
      </p>
    </div>
  )
}

/** Why a typed amount is not accepted. */
function problemOf(
  donation: number | null,
  { price }: PublicTicketPrice,
  currency: string,
): 'low' | 'steps' | null {
  if (donation === null) return null
  if (!(donation >= price)) return 'low'
  return isInSteps(donation, currency) ? null : 'steps'
}
