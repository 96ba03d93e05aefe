import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { nextSaleStart } from '@foyer/contracts/ticket/sale-start'

/**
 * Why an event sells nothing now, and what to do about it (docs/product.md#what-can-be-bought). `STARTS` has the first
 * ticket's start.
 */
export type SaleStanding =
  | { kind: 'ENDED' | 'PAUSED' | 'SOLD_OUT' | 'SALE_ENDED' | 'NOT_ON_SALE' }
  | { kind: 'STARTS'; at: string }

/** The best state of all tickets decides. Null if any can be bought, and without tickets. */
export function saleStanding({ lifecycle, tickets }: PublicEvent): SaleStanding | null {
  if (lifecycle === 'ENDED') return { kind: 'ENDED' }
  const states = tickets.flatMap(({ prices }) => prices.map(({ state }) => state))
  if (states.length === 0 || states.includes('ON_SALE')) return null
  const at = nextSaleStart(tickets)
  if (at !== null) return { kind: 'STARTS', at }
  return { kind: hopeful.find((state) => states.includes(state)) ?? 'NOT_ON_SALE' }
}

const hopeful = ['PAUSED', 'SOLD_OUT', 'SALE_ENDED'] as const
