import '../parameters.ts'
import { paymentCheckDue, refundDue, stripeEventReceived } from '@foyer/contracts/payment/payment-messages'
import { applyStripeEvent } from '@foyer/core/payment/apply-stripe-event'
import { checkPayment } from '@foyer/core/payment/check-payment'
import { makeRefund } from '@foyer/core/payment/make-refund'
import { consumer } from '../queue/consumer.ts'

/** Applies what Stripe has told, asks Stripe how a payment stands, and makes the refunds that were written down. */
export const handler = consumer({
  messages: [stripeEventReceived, paymentCheckDue, refundDue],
  handle: (ctx, message) => {
    switch (message.name) {
      case 'stripeEventReceived':
        return applyStripeEvent(ctx, message.payload.stripe_event_id)
      case 'paymentCheckDue':
        return checkPayment(ctx, message.payload.order_short_id)
      case 'refundDue':
        return makeRefund(ctx, message.payload.order_short_id, message.payload.refund_id)
    }
  },
})
