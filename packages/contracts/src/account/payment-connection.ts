import * as z from 'zod'
import { stripeConnectionStatus } from './account.ts'

/** Where the money of an account's paid tickets goes. */
export const paymentConnection = z.object({
  status: stripeConnectionStatus,
  /** What Stripe still asks for, in Stripe's own words; empty while Stripe checks the answers. */
  requirements: z.array(z.string()),
  /** The owner's own dashboard at Stripe; null when not connected. */
  dashboard_url: z.url().nullable(),
  /** The operator's share of each payment, in thousandths of a percent. */
  application_fee_rate: z.int(),
})
export type PaymentConnection = z.infer<typeof paymentConnection>
