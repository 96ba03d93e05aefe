import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Money } from './money.tsx'
import { countOf, type Picks, totalsOf } from './picks.ts'
import { PriceFromText } from './price-from-text.tsx'

/** The number of tickets and the total, with fees and taxes if there is room. */
export function PickerTotals({ event, picks }: { event: PublicEvent; picks: Picks }) {
  const totals = totalsOf(event, picks)
  const count = countOf(event, picks)
  const { currency } = event
  if (count === 0)
    return (
      <p className="font-medium">
        <PriceFromText event={event} />
      </p>
    )
  return (
    <dl className="grid min-w-0 gap-1 text-sm">
      {totals.total !== totals.price && (
        <Sum label={<Trans>Tickets</Trans>} minor={totals.price} currency={currency} />
      )}
      {totals.discount > 0 && (
        <Sum label={<Trans>Discount</Trans>} minor={-totals.discount} currency={currency} />
      )}
      {totals.fee > 0 && <Sum label={<Trans>Fees</Trans>} minor={totals.fee} currency={currency} />}
      {totals.tax > 0 && <Sum label={<Trans>Taxes</Trans>} minor={totals.tax} currency={currency} />}
      <div className="flex items-baseline justify-between gap-x-4 max-lg:flex-col">
        <dt className="text-muted-foreground lg:text-base">
          <Plural value={count} one="# ticket" other="# tickets" />
        </dt>
        <dd className="text-base font-semibold lg:text-lg">
          {totals.total === 0 ? <Trans>Free</Trans> : <Money minor={totals.total} currency={currency} />}
        </dd>
      </div>
    </dl>
  )
}

function Sum({ label, minor, currency }: { label: ReactNode; minor: number; currency: string }) {
  return (
    <div className="flex justify-between gap-4 text-muted-foreground max-lg:hidden">
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} />
      </dd>
    </div>
  )
}
