import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { createOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { holdToCount } from '../client-hold/count-hold.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../kept-answer/answered-request.ts'
import { givenPromoCode } from '../promo-code/given-promo-code.ts'
import { takeLocalRate } from '../rate-limit/take-local-rate.ts'
import { followedAffiliate } from '../store/affiliate/followed-affiliate.ts'
import { earlierOrder, newOrderId, orderOfKey } from './earlier-order.ts'
import { reserveCounted } from './reserve-counted.ts'
import { toPublicOrder } from './to-public-order.ts'

const reservations = { name: 'reservations', most: 1200, seconds: 60 }

/**
 * Reserves tickets until the event's order timeout: the order and what it takes of every pool in one transaction (F9,
 * F11). The same Idempotency-Key gives the same order (F8): the order's id is derived from the key, so the order
 * itself is the record. A hold of the same buyer that it replaces ends in the same write (F22) and passes its beginning on,
 * so that replacing it again and again does not hold tickets for ever (F26).
 * A client that holds many of what is left is asked for a proof of work (F30).
 * Errors: those of `orderLines`, order.sold_out, order.too_large, order.price_changed, promo_code.invalid,
 * promo_code.used_up, order.total_too_low, order.total_too_high, payment.not_available, request.idempotency_conflict, request.too_many,
 * client.proof_required.
 */
export async function createOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<PublicOrder> {
  const scope = `order/${params.event_id}`
  const short_id = newOrderId(ctx, scope)
  const request_hash = hashOf(body)
  const earlier = await orderOfKey(ctx, scope, request_hash)
  if (earlier) return toPublicOrder(ctx, earlier)
  takeLocalRate(ctx, reservations, ctx.clientAddress)
  try {
    const [promoCode, affiliate, count] = await Promise.all([
      givenPromoCode(ctx, params.event_id, body.promo_code),
      followedAffiliate(params.event_id, body.affiliate_code),
      holdToCount(ctx, params.event_id, body.lines),
    ])
    const request = { event_id: params.event_id, body, short_id, request_hash, promoCode, affiliate }
    return await toPublicOrder(ctx, await reserveCounted(ctx, request, count))
  } catch (refusal) {
    // A second click may be refused for what the first one took: then the first one's order is the answer.
    const rival = ctx.idempotencyKey ? await earlierOrder(short_id, request_hash) : null
    if (!rival) throw refusal
    return toPublicOrder(ctx, rival)
  }
}
