import type { Message } from '@foyer/contracts/message'
import { completionMessages } from '../order-state/order-states.ts'
import { type OrderWrite, type OrderWriteResult, writeTaking } from '../order-state/write-order.ts'
import { poolChanges } from '../pool/pool-change.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readPromoCode } from '../store/promo-code/promo-code-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { poolWants, takeFromEvent } from './take-from-event.ts'

/**
 * Completes an order with a hold that was over: if its tickets are still free they are taken again in the write that
 * completes it (F1), and `report` of who asked for it goes with it. `paid` is the order with what is known of its payment.
 */
export function retakeOrder(
  ctx: Context,
  before: OrderItem,
  paid: OrderItem,
  report?: Message,
): Promise<OrderWriteResult> {
  const after: OrderItem = { ...paid, status: 'COMPLETED', completed_at: nowInstant(ctx) }
  const messages = [...completionMessages(before), report]
  return retakeTickets(ctx, { before, after, messages }, 'sold')
}

/** Takes the tickets of an ended hold again, `held` or `sold`, in the one write that brings its order back to life. */
export async function retakeTickets(
  ctx: Context,
  { before, after, ...write }: OrderWrite & { before: OrderItem },
  as: 'held' | 'sold',
): Promise<OrderWriteResult> {
  const promoCode = before.promo_code_id ? await readPromoCode(before.event_id, before.promo_code_id) : null
  const taken = await takeFromEvent(ctx, before.event_id, {
    plan: (graph) => ({ wants: poolWants(graph, { quantities: ticketQuantities(before), promoCode }) }),
    write: (_, takes, holds) => {
      const pools = as === 'sold' ? [...holds, ...poolChanges('sell', takes)] : holds
      return writeTaking({ ...write, before, after: { ...after, takes, ttl: undefined }, pools })
    },
  })
  return taken === 'lost' ? 'lost' : 'written'
}

/** How many tickets of each price an order holds, by its id; those cancelled on their own left out. */
export function ticketQuantities({ slots }: Pick<OrderItem, 'slots'>): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { price_id, is_cancelled } of slots) {
    if (!is_cancelled) quantities.set(price_id, (quantities.get(price_id) ?? 0) + 1)
  }
  return quantities
}
