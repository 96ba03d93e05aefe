import * as z from 'zod'
import { id, instant } from '../id.ts'
import { currency } from '../money.ts'
import { email, name, timeZone } from '../text.ts'

/** Payment account connection (specification §4). */
export const stripeConnectionStatus = z.enum(['NOT_CONNECTED', 'SETUP_INCOMPLETE', 'CONNECTED'])
export type StripeConnectionStatus = z.infer<typeof stripeConnectionStatus>

export const account = z.object({
  id: id('account'),
  name: z.string(),
  currency,
  timezone: z.string(),
  support_email: z.string().nullable(),
  stripe_connection: stripeConnectionStatus,
  /** The person who owns the account. Their role and status cannot be changed (specification §6). */
  owner: z.object({ id: id('user'), first_name: z.string(), last_name: z.string() }),
  created_at: instant,
})
export type Account = z.infer<typeof account>

export const updateAccountBody = z.strictObject({
  name,
  currency,
  timezone: timeZone,
  support_email: email.nullable(),
})
