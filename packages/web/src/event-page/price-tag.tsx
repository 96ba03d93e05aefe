import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Trans } from '@lingui/react/macro'
import { Money } from './money.tsx'
import { shownAmount } from './price-from.ts'
import type { UnitAmounts } from './unit-amounts.ts'

interface PriceTagProps {
  event: PublicEvent
  unit: UnitAmounts
  /** The unit without the promo code. */
  full: UnitAmounts
}

/** The price of one unit, its price before a discount, and the fees and taxes in it or on top of it. */
export function PriceTag({ event, unit, full }: PriceTagProps) {
  const { currency, settings } = event
  const extra = unit.fee + unit.tax
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {unit.discount > 0 && (
        <s className="text-muted-foreground">
          <span className="sr-only">
            <Trans>Before:</Trans>{' '}
          </span>
          <Money minor={shownAmount(full, settings.price_display)} currency={currency} />
        </s>
      )}
      <span className="font-medium">
        {unit.total === 0 ? (
          <Trans>Free</Trans>
        ) : (
          <Money minor={shownAmount(unit, settings.price_display)} currency={currency} />
        )}
      </span>
      {extra > 0 && (
        <span className="text-sm text-muted-foreground">
          {settings.price_display === 'INCLUSIVE' ? (
            <Trans>fees and taxes included</Trans>
          ) : (
            <Trans>
              plus <Money minor={extra} currency={currency} /> fees and taxes
            </Trans>
          )}
        </span>
      )}
    </span>
  )
}
