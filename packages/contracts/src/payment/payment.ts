import * as z from 'zod'

/** What the browser needs to show Stripe's Payment Element for one order. */
export const paymentIntent = z.object({
  client_secret: z.string(),
  publishable_key: z.string(),
  stripe_account_id: z.string(),
  /** Where Stripe's script is loaded from. */
  stripe_js_url: z.string(),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

/** Payment outcomes (specification §4): asked from Stripe itself, never read from a URL (F4). */
export const paymentOutcome = z.enum(['SUCCEEDED', 'FAILED', 'PROCESSING', 'UNCONFIRMED'])
export type PaymentOutcome = z.infer<typeof paymentOutcome>

/** How the payment of a test order ends (docs/decisions/0146). */
export const payTestOrderBody = z.strictObject({
  /** Whether it fails. */
  is_declined: z.boolean().default(false),
})
