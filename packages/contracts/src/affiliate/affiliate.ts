import * as z from 'zod'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { oneOf, textFilter } from '../list-filter.ts'
import { currency } from '../money.ts'
import { email, name } from '../text.ts'

/** The code in an affiliate's link, without regard to case. Empty: one is made from the name. */
export const affiliateCodeText = z
  .string()
  .trim()
  .max(50, 'Use 3 to 50 characters.')
  .refine((code) => code === '' || code.length >= 3, 'Use 3 to 50 characters.')
  .regex(/^[\p{L}\p{N}._-]*$/u, 'Use letters, digits, dots, hyphens and underscores.')

export const affiliateStatus = z.enum(['ACTIVE', 'INACTIVE'])
export type AffiliateStatus = z.infer<typeof affiliateStatus>

/**
 * Somebody who sends buyers to an event (specification §1). `orders`, `tickets` and `gross` (minor units of
 * `currency`, less what was refunded) count the completed orders that came through the link and were not cancelled;
 * `is_used`: there was one at some time, so the code is fixed.
 */
export const affiliate = z.object({
  id: id('affiliate'),
  event_id: id('event'),
  name: z.string(),
  code: z.string(),
  email: z.string(),
  status: affiliateStatus,
  currency,
  orders: z.int(),
  tickets: z.int(),
  gross: z.int(),
  is_used: z.boolean(),
  created_at: instant,
})
export type Affiliate = z.infer<typeof affiliate>

/** An empty `code` is generated when the affiliate is created, and keeps the current code in an update. */
export const affiliateBody = z.strictObject({
  name,
  code: affiliateCodeText.default(''),
  email: z.union([z.literal(''), email], 'Enter a valid email address.').default(''),
  status: affiliateStatus.default('ACTIVE'),
})
export type AffiliateBody = z.infer<typeof affiliateBody>

export const affiliateListQuery = listQuery({
  sort: ['created_at', 'name', 'code', 'orders', 'tickets', 'gross'],
  filter: { status: oneOf(affiliateStatus.options), name: textFilter, code: textFilter, email: textFilter },
})
