import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import type { getPromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { Context } from '../context.ts'
import { requirePromoCode } from './require-promo-code.ts'
import { toPromoCode } from './to-promo-codes.ts'

/** One promo code with its use. Errors: event.not_found, promo_code.not_found. */
export async function getPromoCode(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PromoCode> {
  return toPromoCode((await requirePromoCode(ctx, params)).promoCode, ctx.now)
}
