import * as z from 'zod'
import { linkId } from '../id.ts'
import { message } from '../message.ts'

export const stripeEventReceived = message({
  name: 'stripeEventReceived',
  queue: 'payment',
  payload: z.object({ stripe_event_id: z.string() }),
})

/** A refund was recorded and has to be requested from Stripe. */
export const refundDue = message({
  name: 'refundDue',
  queue: 'payment',
  payload: z.object({ order_short_id: linkId, refund_id: z.string() }),
})

/** An order's payment may have changed, so Stripe has to be asked and the order settled. */
export const paymentCheckDue = message({
  name: 'paymentCheckDue',
  queue: 'payment',
  payload: z.object({ order_short_id: linkId }),
})

/** A payment named an order that it does not belong to. Nothing has changed, and an operator should know (F24). */
export const foreignPaymentFound = message({
  name: 'foreignPaymentFound',
  queue: 'payment',
  payload: z.object({
    stripe_account_id: z.string(),
    payment_intent_id: z.string(),
    reason: z.string(),
    order_reference: z.string(),
  }),
})
