import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { UnitAmounts } from './unit-amounts.ts'

type Display = PublicEvent['settings']['price_display']

/** The parts of an event that decide its price line. Lists have no more than these. */
export type PricedEvent = Pick<PublicEvent, 'currency' | 'tickets'> & {
  settings: Pick<PublicEvent['settings'], 'price_display'>
}

/** The price next to a ticket: with fees and taxes, or before them (specification §3, Tax or fee). */
export function shownAmount(
  unit: Pick<UnitAmounts, 'price' | 'discount' | 'total'>,
  display: Display,
): number {
  return display === 'INCLUSIVE' ? unit.total : unit.price - unit.discount
}

/**
 * An event's price line, from what most people buy (docs/product.md#the-price-line): whether it is free, and the lowest
 * price of the rest. Donations count only if there is nothing else.
 */
export function priceFrom(event: PricedEvent): { isFree: boolean; lowest: number | null } {
  const usual = event.tickets.filter(({ type }) => type !== 'DONATION')
  const amounts = buyable(event, usual)
  return summed(amounts.length > 0 ? amounts : buyable(event, event.tickets))
}

/** The shown amounts of everything that can be bought now or later, in the organizer's order. */
function buyable({ settings }: PricedEvent, tickets: PricedEvent['tickets']): number[] {
  return tickets
    .flatMap(({ prices }) => prices)
    .filter(({ state }) => state === 'ON_SALE' || state === 'SALE_STARTS' || state === 'PAUSED')
    .map((price) => shownAmount({ ...price, total: price.price_total }, settings.price_display))
}

/**
 * A free price counts if it comes first or most prices are free. A paid one counts unless it is below half of the median.
 */
function summed(amounts: readonly number[]): { isFree: boolean; lowest: number | null } {
  const paid = amounts.filter((amount) => amount > 0).toSorted((a, b) => a - b)
  const middle = paid[Math.floor((paid.length - 1) / 2)] ?? 0
  const isFree = amounts[0] === 0 || amounts.length > 2 * paid.length
  return { isFree, lowest: paid.find((amount) => amount >= middle / 2) ?? null }
}

export function isAnythingOnSale(event: PublicEvent): boolean {
  return event.tickets.some(({ state }) => state === 'ON_SALE')
}
