import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type PromoCode, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type { updatePromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { Context } from '../context.ts'
import { planResize } from '../pool/plan-resize.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { codeTaken, promoCodeFields } from './promo-code-fields.ts'
import { promoCodePool } from './promo-code-terms.ts'
import { requirePromoCode } from './require-promo-code.ts'
import { toPromoCode } from './to-promo-codes.ts'
import { writePromoCode } from './write-promo-code.ts'

const belowUsed = { code: 'promo_code.below_used', field: 'max_uses' } as const

/**
 * Changes a promo code, also while it is used; orders keep the discount that they were given.
 * Errors: those of `changed`, event.not_found, promo_code.not_found, promo_code.taken, promo_code.below_used, server.busy.
 */
export async function updatePromoCode(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<PromoCode> {
  return untilWritten(async () => {
    const { account_id, promoCode: before } = await requirePromoCode(ctx, params)
    const fields = await promoCodeFields(params.event_id, changed(ctx, promoCodeBody, before, body))
    const { shards, changes } = await planResize(promoCodePool(before), fields.max_uses, belowUsed)
    const after = { ...before, ...fields, pool_shards: shards }
    const result = await writePromoCode(ctx, { account_id, before, after, changes })
    if (result === 'taken') throw codeTaken()
    return result === 'written' ? toPromoCode(after, ctx.now) : 'lost'
  })
}
