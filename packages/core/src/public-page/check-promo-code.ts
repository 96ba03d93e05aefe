import type { PromoCodeState, PromoCodeValidity } from '@foyer/contracts/promo-code/promo-code'
import type { validatePromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import { givenPromoCode } from '../promo-code/given-promo-code.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { type Context, isAppError, type ParsedInput } from '../verb.ts'
import { readOpenPools } from './read-stock.ts'

/** `promoCode` is there where it can be used. */
interface CheckedPromoCode {
  state: PromoCodeState
  promoCode: PromoCodeItem | null
}

/**
 * Whether a promo code can be used now: it exists, its time is not over, and uses are left, those of lapsed
 * holds too (F3). Takes nothing.
 */
export async function checkPromoCode(
  ctx: Context,
  event_id: string,
  code: string,
): Promise<CheckedPromoCode> {
  const promoCode = await givenPromoCode(ctx, event_id, code).catch((error: unknown) => {
    if (isAppError(error, 'promo_code.invalid')) return null
    throw error
  })
  if (!promoCode) return { state: 'INVALID', promoCode: null }
  return (await hasUses(ctx, event_id, promoCodePool(promoCode)))
    ? { state: 'VALID', promoCode }
    : { state: 'USED_UP', promoCode: null }
}

async function hasUses(ctx: Context, event_id: string, pool: PoolRef): Promise<boolean> {
  const counts = await readOpenPools(ctx, event_id, [pool])
  return (counts.get(pool.pool_id)?.free ?? 0) > 0
}

/** Whether a promo code can be used now, and if not, why (specification 7.call-public-promo-code). */
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
