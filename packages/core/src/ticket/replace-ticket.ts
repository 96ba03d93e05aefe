import { planResize } from '../pool/plan-resize.ts'
import { raiseTerms } from '../pool/raise-terms.ts'
import type { MatchedPrices } from './match-prices.ts'
import { openPrice } from './open-price.ts'
import { pricePool, ticketPools } from './price-pool.ts'
import type { KeptPrice, TicketItem } from './ticket-entity.ts'
import { priceFields, type TicketFields } from './ticket-fields.ts'
import { type TicketWriteResult, writeTicket } from './write-ticket.ts'

/**
 * Writes a ticket anew: each pool that gets another size and all but one of those that end in a write of their own, last
 * all the rest at once. Stopped in between, the ticket is whole, and doing the same again finishes it.
 */
export async function replaceTicket(
  ticket: TicketItem,
  fields: TicketFields,
  { wanted, removed }: MatchedPrices,
): Promise<TicketWriteResult> {
  const [lastRemoved, ...firstRemoved] = removed
  const resized = wanted.filter(
    ({ body, before }) => before && before.quantity_available !== body.quantity_available,
  )
  const steps = [
    ...resized.map(
      ({ body, before }) =>
        (at: TicketItem) =>
          resizePrice(at, before?.id, body.quantity_available),
    ),
    ...firstRemoved.map((price) => (at: TicketItem) => removePrice(at, price)),
  ]
  let current = ticket
  for (const step of steps) {
    const result = await step(current)
    if (typeof result === 'string') return result
    current = result
  }
  const prices = await Promise.all(
    wanted.map(async ({ body, before }) => {
      const known = current.prices.find(({ id }) => id === before?.id)
      return known ? { ...known, ...priceFields(body) } : openPrice(body, current.terms)
    }),
  )
  const closings = lastRemoved ? [pricePool(lastRemoved)] : []
  return writeTicket({ before: current, after: { ...current, ...fields, prices }, closings })
}

/** Takes a price away with its pool; refused (`taken`) once anything of it is held or sold. */
export function removePrice(ticket: TicketItem, price: KeptPrice): Promise<TicketWriteResult> {
  const prices = ticket.prices.filter(({ id }) => id !== price.id)
  return writeTicket({ before: ticket, after: { ...ticket, prices }, closings: [pricePool(price)] })
}

async function resizePrice(
  ticket: TicketItem,
  price_id: string | undefined,
  quantity_available: number | null,
): Promise<TicketWriteResult> {
  const price = ticket.prices.find(({ id }) => id === price_id)
  if (!price) return 'lost'
  const { shards, changes } = await planResize(pricePool(price), quantity_available)
  const prices = ticket.prices.map((candidate) =>
    candidate.id === price_id ? { ...candidate, quantity_available, pool_shards: shards } : candidate,
  )
  // Who does not know the new shards must not say "sold out".
  const terms = shards > price.pool_shards ? ticket.terms + 1 : ticket.terms
  const result = await writeTicket({ before: ticket, after: { ...ticket, prices, terms }, changes })
  if (typeof result === 'object' && terms !== ticket.terms) await raiseTerms(ticketPools(result))
  return result
}
