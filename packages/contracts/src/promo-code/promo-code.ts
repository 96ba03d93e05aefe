import * as z from 'zod'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { instantFilter, oneOf, textFilter } from '../list-filter.ts'
import { maxAmount } from '../money.ts'
import { wholeRate } from '../rate.ts'

const withoutSpaces = 'Use letters, digits and symbols such as hyphens, without spaces.'

/** As people type it, ignoring case (specification §5: 3 to 50 characters). */
export const promoCodeText = z
  .string()
  .trim()
  .min(3, 'Use 3 to 50 characters.')
  .max(50, 'Use 3 to 50 characters.')
  .regex(/^[^\s/\\?#%]*$/u, withoutSpaces)

/** What no buyer sees in a mail and types: characters that control or format text, and those that are blank. */
const invisible = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u

export const discountType = z.enum(['NONE', 'PERCENTAGE', 'FIXED'])
export type DiscountType = z.infer<typeof discountType>

const limit = z.int().min(1, 'Enter at least 1.').max(1_000_000).nullable()

/** The status of a promo code. USED_UP: its maximum of orders completed with it. */
export const promoCodeStatus = z.enum(['ACTIVE', 'EXPIRED', 'USED_UP'])
export type PromoCodeStatus = z.infer<typeof promoCodeStatus>

/** A promo code (specification §3). NONE only unlocks hidden tickets. Empty `ticket_ids`: all tickets. Each order is one use. */
export const promoCode = z.object({
  id: id('promo_code'),
  event_id: id('event'),
  code: z.string(),
  status: promoCodeStatus,
  discount_type: discountType,
  discount_amount: z.int(),
  expires_at: instant.nullable(),
  max_uses: limit,
  max_tickets_discounted: limit,
  ticket_ids: z.array(id('ticket')),
  times_used: z.int(),
  times_held: z.int(),
  created_at: instant,
})
export type PromoCode = z.infer<typeof promoCode>

export const promoCodeBody = z
  .strictObject({
    code: promoCodeText.refine((code) => !invisible.test(code), withoutSpaces),
    discount_type: discountType.default('NONE'),
    discount_amount: z.int('Enter a discount, such as 10 or 12.5.').min(0).max(maxAmount).default(0),
    expires_at: instant.nullable().default(null),
    max_uses: limit.default(null),
    max_tickets_discounted: limit.default(null),
    ticket_ids: z
      .array(id('ticket'))
      .max(100, 'Choose at most 100 tickets.')
      .transform((ids) => [...new Set(ids)])
      .default([]),
  })
  .check((check) => {
    const { discount_type, discount_amount } = check.value
    const refuse = (message: string) =>
      check.issues.push({ code: 'custom', path: ['discount_amount'], message, input: check.value })
    if (discount_type !== 'NONE' && discount_amount === 0) refuse('Enter a discount above zero.')
    if (discount_type === 'PERCENTAGE' && discount_amount > wholeRate) refuse('Enter at most 100 %.')
  })
export type PromoCodeBody = z.infer<typeof promoCodeBody>

export const promoCodeListQuery = listQuery({
  sort: ['created_at', 'code', 'times_used', 'expires_at'],
  filter: {
    status: oneOf(promoCodeStatus.options),
    discount_type: oneOf(discountType.options),
    code: textFilter,
    expires_at: instantFilter,
  },
})

/** Whether a buyer's promo code can be used now. INVALID: unknown for this event, or expired. */
export const promoCodeState = z.enum(['VALID', 'INVALID', 'USED_UP'])
export type PromoCodeState = z.infer<typeof promoCodeState>

/** The promo code that a visitor of the event page entered. */
export const givenPromoCode = z.object({
  code: z.string(),
  state: promoCodeState,
  max_tickets_discounted: limit,
})

/** What a buyer may know about a code that they entered. */
export const promoCodeValidity = z.object({
  valid: z.boolean(),
  state: promoCodeState,
  code: z.string(),
  discount_type: discountType.nullable(),
  discount_amount: z.int().nullable(),
})
export type PromoCodeValidity = z.infer<typeof promoCodeValidity>
