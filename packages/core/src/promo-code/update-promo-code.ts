import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type PromoCode, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type { updatePromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { Context } from '../context.ts'
import type { PoolResize } from '../pool/plan-resize.ts'
import { type ResizeResult, resizePool, triesOf } from '../pool/resize-pool.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { codeTaken, promoCodeFields } from './promo-code-fields.ts'
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
    let current = before
    const write = async ({ size, shards, changes }: PoolResize): Promise<ResizeResult> => {
      const after = { ...current, ...fields, max_uses: size, pool_shards: shards }
      const result = await writePromoCode(ctx, {
        account_id,
        before: current,
        after,
        changes,
        tries: triesOf(changes),
      })
      if (result === 'taken') throw codeTaken()
      if (result === 'written') current = { ...after, version: after.version + 1 }
      return result === 'used' ? 'taken' : result
    }
    const result = await resizePool(promoCodePool(before), {
      size: fields.max_uses,
      refusal: belowUsed,
      write,
    })
    return result === 'written' ? toPromoCode(current, ctx.now) : 'lost'
  })
}
