import { giveBackRate, takeRate } from '../rate-limit/take-rate.ts'
import { type PromoCodeItem, requireUsablePromoCode } from '../store/promo-code/promo-code-entity.ts'
import type { Context } from '../verb.ts'

/** Guesses from one address; a code that exists is not a guess (docs/product.md#safety). */
const guesses = { name: 'promo-code', most: 30, seconds: 600 }

/** The promo code that a buyer entered, if it can be used now. Null if they entered none. */
export async function givenPromoCode(
  ctx: Context,
  event_id: string,
  code: string | undefined,
): Promise<PromoCodeItem | null> {
  if (code === undefined) return null
  await takeRate(ctx, guesses, ctx.clientAddress)
  const promoCode = await requireUsablePromoCode(event_id, code, ctx.now)
  await giveBackRate(ctx, guesses, ctx.clientAddress)
  return promoCode
}
