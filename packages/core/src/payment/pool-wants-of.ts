import { AppError } from '../app-error.ts'
import { readEventGraph } from '../event/read-event-graph.ts'
import type { OrderItem } from '../order/order-entity.ts'
import type { PoolWant } from '../pool/plan-takes.ts'

/** What an order that lost its hold needs of every pool, to be taken again. Error: event.not_found. */
export async function poolWantsOf(order: OrderItem): Promise<PoolWant[]> {
  const graph = await readEventGraph(order.event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  const prices = graph.tickets.flatMap((ticket) => ticket.prices)
  const byPool = Map.groupBy(order.takes, ({ pool_id }) => pool_id)
  return [...byPool].map(([pool_id, takes]) => ({
    pool_id,
    shards: prices.find(({ id }) => id === pool_id)?.pool_shards ?? 1,
    quantity: takes.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}
