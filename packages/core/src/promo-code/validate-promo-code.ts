import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PromoCodeValidity } from '@foyer/contracts/promo-code/promo-code'
import type { validatePromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireLiveEvent } from '../event/require-live-event.ts'
import { reclaimLapsedHolds } from '../order/reclaim-lapsed-holds.ts'
import { type PoolRef, readPools } from '../pool/read-pools.ts'
import { givenPromoCode } from './given-promo-code.ts'
import { promoCodePool } from './promo-code-terms.ts'

/**
 * Whether a promo code can be used now: it exists, its time is not over, and uses are left (specification §7, Public).
 * Errors: event.not_available, request.too_many.
 */
export async function validatePromoCode(
  ctx: Context,
  { params: { event_id, code } }: ParsedInput<typeof endpoint>,
): Promise<PromoCodeValidity> {
  await requireLiveEvent(event_id)
  const promoCode = await givenPromoCode(ctx, event_id, code).catch((error: unknown) => {
    if (isAppError(error, 'promo_code.invalid')) return null
    throw error
  })
  if (!promoCode || !(await hasUses(ctx, event_id, promoCodePool(promoCode)))) {
    return { valid: false, code, discount_type: null, discount_amount: null }
  }
  const { discount_type, discount_amount } = promoCode
  return { valid: true, code: promoCode.code, discount_type, discount_amount }
}

async function hasUses(ctx: Context, event_id: string, pool: PoolRef): Promise<boolean> {
  const free = async () => (await readPools([pool])).get(pool.pool_id)?.free ?? 0
  if ((await free()) > 0) return true
  return (await reclaimLapsedHolds(ctx, event_id)) && (await free()) > 0
}
