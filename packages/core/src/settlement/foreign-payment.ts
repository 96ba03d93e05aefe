import { foreignPaymentFound } from '@foyer/contracts/payment/payment-messages'
import type { OrderItem } from '../store/order/order-entity.ts'
import { ForeignPaymentEntity, type ForeignReason } from '../store/payment/foreign-payment-entity.ts'
import { movesMoney } from '../stripe/payment-intent.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { type Context, nowInstant, ttlAfterDays } from '../verb.ts'

interface Found {
  stripe_account_id: string | null
  reason: ForeignReason
  order: OrderItem | null
}

/**
 * Records that a payment is not its order's (F24). An account's first one of a UTC day rings the operator's alarm;
 * the others of that day are only counted, so that a flood of them costs one item and hides nothing else.
 */
export async function recordForeignPayment(
  ctx: Context,
  intent: StripePaymentIntent,
  { stripe_account_id: account, reason, order }: Found,
): Promise<void> {
  if (!movesMoney(intent)) return
  const stripe_account_id = account ?? 'platform'
  const day = nowInstant(ctx).slice(0, 10)
  const found = {
    stripe_account_id,
    payment_intent_id: intent.id,
    reason,
    order_reference: order?.reference ?? '',
  }
  try {
    await ForeignPaymentEntity.create({
      ...found,
      day,
      count: 1,
      ttl: ttlAfterDays(ctx, 90),
      ...outbox(toSend(foreignPaymentFound, found)),
    }).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    const counted = ForeignPaymentEntity.patch({ stripe_account_id, day }).add({ count: 1 })
    await counted.remove(['outbox', 'outbox_id']).go()
  }
}
