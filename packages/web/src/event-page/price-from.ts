import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { UnitAmounts } from './unit-amounts.ts'

type Display = PublicEvent['settings']['price_display']

/** The amount that stands beside a ticket: with fees and taxes, or before them (specification §3, Tax or fee). */
export function shownAmount(unit: Pick<UnitAmounts, 'price' | 'total'>, display: Display): number {
  return display === 'INCLUSIVE' ? unit.total : unit.price
}

/** The lowest price that can be bought now or later; null when there is none. */
export function priceFrom(event: PublicEvent): number | null {
  const amounts = event.tickets
    .flatMap(({ prices }) => prices)
    .filter(({ state }) => state === 'ON_SALE' || state === 'SALE_STARTS' || state === 'PAUSED')
    .map(({ price, price_total }) => shownAmount({ price, total: price_total }, event.settings.price_display))
  return amounts.length > 0 ? Math.min(...amounts) : null
}

export function isAnythingOnSale(event: PublicEvent): boolean {
  return event.tickets.some(({ state }) => state === 'ON_SALE')
}
