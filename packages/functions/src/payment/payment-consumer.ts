import '../parameters.ts'
import { ledgerDue, payoutDue } from '@foyer/contracts/ledger/ledger-messages'
import {
  foreignPaymentFound,
  paymentCheckDue,
  refundDue,
  stripeEventReceived,
} from '@foyer/contracts/payment/payment-messages'
import { bookOrder } from '@foyer/core/ledger/book-order'
import { bookPayout } from '@foyer/core/ledger/book-payout'
import { applyStripeEvent } from '@foyer/core/payment/apply-stripe-event'
import { makeRefund } from '@foyer/core/settlement/make-refund'
import { checkPayment } from '@foyer/core/settlement/settle-payment'
import type { Context } from '@foyer/core/verb'
import { logger } from '../logger.ts'
import { consumer } from '../queue/consumer.ts'

/** Applies Stripe's events, asks Stripe about payments, makes the refunds that were written down, and keeps the ledger. */
export const handler = consumer({
  messages: [stripeEventReceived, paymentCheckDue, refundDue, foreignPaymentFound, ledgerDue, payoutDue],
  handle: (ctx, message) => {
    switch (message.name) {
      case 'stripeEventReceived':
        return applyAndWarn(ctx, message.payload.stripe_event_id)
      case 'paymentCheckDue':
        return checkPayment(ctx, message.payload.order_short_id)
      case 'refundDue':
        return makeRefund(ctx, message.payload.order_short_id, message.payload.refund_id)
      case 'foreignPaymentFound':
        return reportForeignPayment(message.payload)
      case 'ledgerDue':
        return bookOrder(ctx, message.payload.order_short_id)
      case 'payoutDue':
        return bookPayout(ctx, message.payload)
    }
  },
})

async function applyAndWarn(ctx: Context, stripe_event_id: string): Promise<void> {
  const warning = await applyStripeEvent(ctx, stripe_event_id)
  if (warning !== null) logger.warn(warning, { stripe_event_id })
}

/** The line that the alarm `foreign-payments` counts. */
async function reportForeignPayment(found: object): Promise<void> {
  logger.error('foreign payment', { ...found })
}
