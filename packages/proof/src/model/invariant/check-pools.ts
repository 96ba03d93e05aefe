import type { EventGraph } from '@foyer/core/event-graph/event-graph'
import { sizeInPool } from '@foyer/core/pool/open-pool'
import { type PoolRef, readShards } from '@foyer/core/pool/read-pools'
import { promoCodePool } from '@foyer/core/price/promo-code-terms'
import { rebuildPools } from '@foyer/core/repair/rebuild-pools'
import { isEnforced } from '@foyer/core/store/capacity-assignment/capacity-assignment-entity'
import { activeSlots } from '@foyer/core/store/order/order-row'
import { PromoCodeEntity, type PromoCodeItem } from '@foyer/core/store/promo-code/promo-code-entity'
import { pricePool } from '@foyer/core/store/ticket/ticket-entity'
import type { Facts } from './read-facts.ts'

interface SizedPool extends PoolRef {
  size: number | null
}

/** At any moment without an action: no count below zero, and free + held + sold (+ base) = size in every pool. */
export async function checkCounts(graph: EventGraph): Promise<string[]> {
  const pools = sizedPools(graph, await readPromoCodes(graph))
  const shards = await readShards(pools)
  const below = shards.filter(({ free, held, sold, base }) => Math.min(free, held, sold, base) < 0)
  const unequal = pools.flatMap(({ pool_id, size }) => {
    const ofPool = shards.filter((shard) => shard.pool_id === pool_id)
    const sum = ofPool.reduce((total, { free, held, sold, base }) => total + free + held + sold + base, 0)
    return sum === sizeInPool(size) ? [] : [`${pool_id} counts ${sum}, not ${sizeInPool(size)}`]
  })
  return [...below.map((shard) => `a count is below zero: ${JSON.stringify(shard)}`), ...unequal]
}

/** At rest: nothing is held, a rebuild finds no difference, and nothing scarce was given out more often than it exists. */
export async function checkPools({ world, graph, orders }: Facts): Promise<string[]> {
  const drifts = await rebuildPools(world.event_id)
  const held = orders.filter(({ status }) => status === 'RESERVED')
  const completed = orders.filter(({ status }) => status === 'COMPLETED')
  const slots = completed.flatMap(activeSlots)
  const limits = [
    ...graph.tickets
      .flatMap(({ prices }) => prices)
      .map(({ id, quantity_available: most }) => {
        const sold = slots.filter(({ price_id }) => price_id === id).length
        return { id, most, sold }
      }),
    ...graph.capacity_assignments.filter(isEnforced).map(({ id, capacity: most, ticket_ids }) => {
      const sold = slots.filter(({ ticket_id }) => ticket_ids.includes(ticket_id)).length
      return { id, most, sold }
    }),
    ...(await readPromoCodes(graph)).map(({ id, max_uses: most }) => {
      const sold = completed.filter(({ promo_code_id }) => promo_code_id === id).length
      return { id, most, sold }
    }),
  ]
  const oversold = limits.filter(({ most, sold }) => sold > sizeInPool(most))
  return [
    ...(await checkCounts(graph)),
    ...drifts.map((drift) => `a pool has drifted: ${JSON.stringify(drift)}`),
    ...held.map(({ short_id }) => `${short_id} is held for ever`),
    ...oversold.map(({ id, most, sold }) => `${id} is oversold: ${sold} of ${most}`),
  ]
}

function sizedPools({ tickets, capacity_assignments }: EventGraph, promoCodes: PromoCodeItem[]): SizedPool[] {
  return [
    ...tickets
      .flatMap(({ prices }) => prices)
      .map((price) => ({ ...pricePool(price), size: price.quantity_available })),
    ...capacity_assignments.flatMap(({ pool_id, pool_shards: shards, capacity: size }) =>
      pool_id === null ? [] : [{ pool_id, shards, size }],
    ),
    ...promoCodes.map((promoCode) => ({ ...promoCodePool(promoCode), size: promoCode.max_uses })),
  ]
}

async function readPromoCodes({ event }: EventGraph): Promise<PromoCodeItem[]> {
  const { event_id } = event
  const { data } = await PromoCodeEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return data
}
