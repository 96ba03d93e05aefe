import type { PromoCode, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type * as z from 'zod'

export type PromoCodeInput = z.input<typeof promoCodeBody>

/** The initial values of a new promo code's form, without a discount. */
export function newPromoCode(): PromoCodeInput {
  return {
    code: '',
    discount_type: 'PERCENTAGE',
    discount_amount: Number.NaN,
    expires_at: null,
    max_uses: null,
    max_tickets_discounted: null,
    ticket_ids: [],
  }
}

/** A promo code in the shape that its form and `updatePromoCode` take. */
export function toPromoCodeBody(promoCode: PromoCode): PromoCodeInput {
  const { code, discount_type, discount_amount, expires_at } = promoCode
  const { max_uses, max_tickets_discounted, ticket_ids } = promoCode
  return { code, discount_type, discount_amount, expires_at, max_uses, max_tickets_discounted, ticket_ids }
}

/** A copy of a promo code with its own code. The copy of an expired one has no expiry date. */
export function duplicatePromoCode(promoCode: PromoCode): PromoCodeInput {
  const body = toPromoCodeBody(promoCode)
  const expires_at = promoCode.status === 'EXPIRED' ? null : promoCode.expires_at
  return { ...body, expires_at, code: generateCode() }
}

/** 32 characters that people do not confuse, so that random bytes map to them evenly. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that is easy to read aloud and hard to guess: eight characters, 32^8 possible codes. */
export function generateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => signs[byte % signs.length]).join('')
}
