import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PromoCodeValidity } from '@foyer/contracts/promo-code/promo-code'
import type { validatePromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { Context } from '../context.ts'
import { requireLiveEvent } from '../event-graph/require-live-event.ts'
import { checkPromoCode } from './check-promo-code.ts'

/**
 * Whether a promo code can be used now, and if not, why (specification 7.call-public-promo-code).
 * Errors: event.not_available, request.too_many.
 */
export async function validatePromoCode(
  ctx: Context,
  { params: { event_id, code } }: ParsedInput<typeof endpoint>,
): Promise<PromoCodeValidity> {
  await requireLiveEvent(event_id)
  const { state, promoCode } = await checkPromoCode(ctx, event_id, code)
  return {
    valid: state === 'VALID',
    state,
    code: promoCode?.code ?? code,
    discount_type: promoCode?.discount_type ?? null,
    discount_amount: promoCode?.discount_amount ?? null,
  }
}
