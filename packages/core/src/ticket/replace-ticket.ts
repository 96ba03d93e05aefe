import type { TicketBody } from '@foyer/contracts/ticket/ticket'
import { listShardCount, listShardsOfPrice } from '../list/list-partitions.ts'
import { openPool } from '../pool/open-pool.ts'
import { raiseTerms } from '../pool/raise-terms.ts'
import { type PoolResize, type ResizeResult, resizePool, triesOf } from '../pool/resize-pool.ts'
import { newId } from '../random-id.ts'
import { type KeptPrice, pricePool, type TicketItem, ticketPools } from '../store/ticket/ticket-entity.ts'
import { AppError, type Context } from '../verb.ts'
import { priceFields, type TicketFields } from './ticket-fields.ts'
import { type TicketWriteResult, writeTicket } from './write-ticket.ts'

interface Replacement {
  /** The account that hears of changed stock in its audit log. */
  account_id: string
  ticket: TicketItem
  fields: TicketFields
  prices: MatchedPrices
}

/**
 * Writes a ticket again: each pool that gets another size and all but one of those that end in a write of their own, last
 * all the rest at once. Stopped in between, the ticket is whole, and doing the same again finishes it.
 */
export async function replaceTicket(
  ctx: Context,
  { account_id, ticket, fields, prices: { wanted, removed } }: Replacement,
): Promise<TicketWriteResult> {
  const [lastRemoved, ...firstRemoved] = removed
  const resized = wanted.filter(
    ({ body, before }) => before && before.quantity_available !== body.quantity_available,
  )
  const steps = [
    ...resized.map(
      ({ body, before }) =>
        (at: TicketItem) =>
          resizePrice(ctx, { account_id, ticket: at, price_id: before?.id }, body.quantity_available),
    ),
    ...firstRemoved.map(
      (price) => (at: TicketItem) => removePrice(ctx, { account_id, ticket: at, price_id: price.id }),
    ),
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
  const after = { ...current, ...fields, prices }
  return writeTicket(ctx, { account_id, before: current, after, closings })
}

/** Takes a price away with its pool; refused (`taken`) once anything of it is held or sold. */
export async function removePrice(
  ctx: Context,
  { account_id, ticket, price_id }: OnePrice,
): Promise<TicketWriteResult> {
  const prices = ticket.prices.filter(({ id }) => id !== price_id)
  const closings = ticket.prices.filter(({ id }) => id === price_id).map(pricePool)
  return writeTicket(ctx, { account_id, before: ticket, after: { ...ticket, prices }, closings })
}

interface OnePrice {
  account_id: string
  ticket: TicketItem
  price_id: string | undefined
}

async function resizePrice(
  ctx: Context,
  { account_id, ticket, price_id }: OnePrice,
  quantity_available: number | null,
): Promise<TicketWriteResult> {
  const price = ticket.prices.find(({ id }) => id === price_id)
  if (!price) return 'lost'
  let current = ticket
  const write = async ({ size, shards, changes }: PoolResize): Promise<ResizeResult> => {
    const before = current
    const prices = before.prices.map((candidate) =>
      candidate.id === price_id ? resizedPrice(candidate, size, shards) : candidate,
    )
    // Who does not know the new shards must not say "sold out".
    const terms = before.terms + (isSpread(before, prices) ? 1 : 0)
    const after = { ...before, prices, terms }
    const result = await writeTicket(ctx, { account_id, before, after, changes, tries: triesOf(changes) })
    if (typeof result === 'string') return result
    if (terms !== before.terms) await raiseTerms(ticketPools(result))
    current = result
    return 'written'
  }
  const result = await resizePool(pricePool(price), {
    size: quantity_available,
    refusal: { code: 'ticket.below_sold' },
    write,
  })
  return result === 'written' ? current : result
}

/** Whether a price has got more shards than it had. */
function isSpread(before: TicketItem, prices: readonly KeptPrice[]): boolean {
  return prices.some(({ pool_shards }, index) => pool_shards > (before.prices[index]?.pool_shards ?? 0))
}

type PriceBody = TicketBody['prices'][number]

export interface MatchedPrices {
  /** In the body's order; `before` is missing for a new price. */
  wanted: { body: PriceBody; before: KeptPrice | undefined }[]
  removed: KeptPrice[]
}

/**
 * Which of a ticket's prices a body means, by id: prices keep their ids, and with them their stock. Where there is one price
 * on both sides the id may be left out. Error: `request.invalid` for an id that the ticket lacks, or given twice.
 */
export function matchPrices(before: readonly KeptPrice[], bodies: readonly PriceBody[]): MatchedPrices {
  const isOnlyOne = before.length === 1 && bodies.length === 1
  const wanted = bodies.map((body, index) => {
    const known = before.find(({ id }) => id === body.id)
    const isRepeated = body.id !== undefined && bodies.findIndex(({ id }) => id === body.id) !== index
    if ((body.id !== undefined && !known) || isRepeated) throw unknownPrice(index)
    return { body, before: known ?? (isOnlyOne ? before[0] : undefined) }
  })
  const removed = before.filter((price) => wanted.every((kept) => kept.before?.id !== price.id))
  return { wanted, removed }
}

function unknownPrice(index: number): AppError {
  const errors = { [`prices.${index}.id`]: ['This ticket does not have that price.'] }
  return new AppError('request.invalid', { errors })
}

/** A new price with its pool filled, to be named by the ticket that is written next. */
export async function openPrice(body: TicketBody['prices'][number], terms: number): Promise<KeptPrice> {
  const id = newId('price')
  const { quantity_available } = body
  const pool_shards = await openPool(id, quantity_available, { terms })
  return {
    ...priceFields(body),
    id,
    quantity_available,
    pool_shards,
    list_shards: listShardCount(quantity_available),
  }
}

/** A price of another size; what it was spread over it keeps. */
export function resizedPrice(
  price: KeptPrice,
  quantity_available: number | null,
  pool_shards: number,
): KeptPrice {
  const list_shards = Math.max(listShardsOfPrice(price), listShardCount(quantity_available))
  return { ...price, quantity_available, pool_shards, list_shards }
}
