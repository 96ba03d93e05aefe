import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { UnitAmounts } from './unit-amounts.ts'

type Display = PublicEvent['settings']['price_display']

/** What of an event says how much it costs; lists know no more of it. */
export type PricedEvent = Pick<PublicEvent, 'currency' | 'tickets'> & {
  settings: Pick<PublicEvent['settings'], 'price_display'>
}

/** The amount that stands beside a ticket: with fees and taxes, or before them (specification §3, Tax or fee). */
export function shownAmount(
  unit: Pick<UnitAmounts, 'price' | 'discount' | 'total'>,
  display: Display,
): number {
  return display === 'INCLUSIVE' ? unit.total : unit.price - unit.discount
}

/** What can be bought now or later: whether any of it is free, and the lowest price of what is not. */
export function priceFrom(event: PricedEvent): { isFree: boolean; lowest: number | null } {
  const amounts = event.tickets
    .flatMap(({ prices }) => prices)
    .filter(({ state }) => state === 'ON_SALE' || state === 'SALE_STARTS' || state === 'PAUSED')
    .map((price) => shownAmount({ ...price, total: price.price_total }, event.settings.price_display))
  const paid = amounts.filter((amount) => amount > 0)
  return { isFree: amounts.includes(0), lowest: paid.length > 0 ? Math.min(...paid) : null }
}

export function isAnythingOnSale(event: PublicEvent): boolean {
  return event.tickets.some(({ state }) => state === 'ON_SALE')
}
