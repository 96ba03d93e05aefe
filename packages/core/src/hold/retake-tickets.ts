import type { Context } from '../context.ts'
import { type OrderWrite, type OrderWriteResult, writeTaking } from '../order-state/write-order.ts'
import { poolChanges } from '../pool/pool-change.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readPromoCode } from '../store/promo-code/find-promo-code.ts'
import { poolWants } from './pool-wants.ts'
import { takeFromEvent } from './take-from-event.ts'
import { ticketQuantities } from './ticket-quantities.ts'

/**
 * Takes the tickets of an ended hold again, `held` or `sold`, in the one write that brings its order back to life.
 * Errors: those of `takeFromEvent`.
 */
export async function retakeTickets(
  ctx: Context,
  { before, after, ...write }: OrderWrite & { before: OrderItem },
  as: 'held' | 'sold',
): Promise<OrderWriteResult> {
  const promoCode = before.promo_code_id ? await readPromoCode(before.event_id, before.promo_code_id) : null
  return takeFromEvent(ctx, before.event_id, {
    wants: (graph) => poolWants(graph, { quantities: ticketQuantities(before), promoCode }),
    write: (takes, holds) => {
      const pools = as === 'sold' ? [...holds, ...poolChanges('sell', takes)] : holds
      return writeTaking({ ...write, before, after: { ...after, takes, ttl: undefined }, pools })
    },
  })
}
