import { chargeStep, roundToStep } from '@foyer/contracts/charge-limits'
import { shareOf } from '@foyer/contracts/rate'
import type { PoolRef } from '../pool/read-pools.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import type { Discount } from './price-order.ts'

/** Whether a promo code applies to that ticket: it shows a ticket that is hidden without one, and may make it cheaper. */
export function appliesToTicket({ ticket_ids }: PromoCodeItem, ticket_id: string): boolean {
  return ticket_ids.length === 0 || ticket_ids.includes(ticket_id)
}

/**
 * What a promo code takes off, in steps of the event's currency; donations stay as the buyer offers them
 * (docs/product.md#what-things-cost).
 */
export function discountOf(
  promoCode: PromoCodeItem,
  tickets: readonly TicketItem[],
  currency: string,
): Discount {
  const { discount_type, discount_amount, max_tickets_discounted } = promoCode
  const cheaper = tickets.filter(({ id, type }) => type !== 'DONATION' && appliesToTicket(promoCode, id))
  return {
    ofUnit: (price) => {
      if (discount_type === 'NONE') return 0
      return discount_type === 'FIXED'
        ? Math.min(price, roundToStep(discount_amount, currency))
        : shareOf(price, discount_amount, chargeStep(currency))
    },
    ticket_ids: cheaper.map(({ id }) => id),
    max_units: max_tickets_discounted,
  }
}

/** The pool of a promo code's uses: it has the code's id. */
export function promoCodePool({ id, pool_shards }: PromoCodeItem): PoolRef {
  return { pool_id: id, shards: pool_shards }
}
