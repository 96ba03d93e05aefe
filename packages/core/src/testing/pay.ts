import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import { required } from '../config.ts'
import { createPaymentIntent } from '../payment/payment-intent.ts'
import type { Context } from '../verb.ts'
import { testContext } from './test-context.ts'

export const cards = {
  success: '4242424242424242',
  decline: '4000000000000002',
  staysProcessing: '4000000000003337',
  /** A refund to it stays pending until the bank has taken it. */
  refundsSlowly: '4000000000007726',
} as const

/**
 * Pays an order as its buyer's browser does: confirms the intent at Stripe with the publishable key and a card. Answers
 * the HTTP status; Foyer is not told.
 */
export async function payInBrowser(
  order_short_id: string,
  card: string = cards.success,
  ctx: Context = testContext(),
): Promise<number> {
  return confirmInBrowser(await createPaymentIntent(ctx, { params: { order_short_id } }), card)
}

/** Confirms at Stripe what an earlier answer said how to pay. Answers the HTTP status. */
export async function confirmInBrowser(intent: PaymentIntent, card: string = cards.success): Promise<number> {
  const id = intent.client_secret.split('_secret_')[0]
  const response = await fetch(`${required('STRIPE_API_BASE')}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: intent.publishable_key,
      _stripe_account: intent.stripe_account_id,
      client_secret: intent.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  return response.status
}
