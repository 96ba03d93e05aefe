import { Trans } from '@lingui/react/macro'
import { Money } from './money.tsx'
import { type PricedEvent, priceFrom } from './price-from.ts'

/** "Free", "From €24.00", or both. Renders nothing if nothing is for sale. */
export function PriceFromText({ event }: { event: PricedEvent }) {
  const { isFree, lowest } = priceFrom(event)
  if (lowest === null) return isFree && <Trans>Free</Trans>
  const price = <Money minor={lowest} currency={event.currency} />
  return isFree ? <Trans>Free or from {price}</Trans> : <Trans>From {price}</Trans>
}
