import type { PromoCode, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type * as z from 'zod'

export type PromoCodeInput = z.input<typeof promoCodeBody>

/** What the form of a new promo code begins with; its discount is still to be typed. */
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

/** A promo code as its own form and `updatePromoCode` take it. */
export function toPromoCodeBody(promoCode: PromoCode): PromoCodeInput {
  const { code, discount_type, discount_amount, expires_at } = promoCode
  const { max_uses, max_tickets_discounted, ticket_ids } = promoCode
  return { code, discount_type, discount_amount, expires_at, max_uses, max_tickets_discounted, ticket_ids }
}

/** A new promo code like that one, under a name of its own; one that is over begins without an end. */
export function duplicatePromoCode(promoCode: PromoCode): PromoCodeInput {
  const body = toPromoCodeBody(promoCode)
  const expires_at = promoCode.status === 'EXPIRED' ? null : promoCode.expires_at
  return { ...body, expires_at, code: generateCode() }
}

/** 32 signs that people do not confuse, so that every random byte names one evenly. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that is easily read out and hardly guessed: eight signs, a million million codes. */
export function generateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => signs[byte % signs.length]).join('')
}
