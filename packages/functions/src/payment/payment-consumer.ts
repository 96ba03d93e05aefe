import '../parameters.ts'
import { refundDue, stripeEventReceived } from '@foyer/contracts/payment/payment-messages'
import { applyStripeEvent } from '@foyer/core/payment/apply-stripe-event'
import { makeRefund } from '@foyer/core/payment/make-refund'
import { consumer } from '../queue/consumer.ts'

/** Applies what Stripe has told, and asks Stripe for the refunds that were written down. */
export const handler = consumer({
  messages: [stripeEventReceived, refundDue],
  handle: (ctx, message) =>
    message.name === 'refundDue'
      ? makeRefund(ctx, message.payload.order_short_id, message.payload.refund_id)
      : applyStripeEvent(ctx, message.payload.stripe_event_id),
})
