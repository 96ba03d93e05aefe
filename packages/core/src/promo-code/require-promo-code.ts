import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { readPromoCode } from '../store/promo-code/find-promo-code.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'

/** The promo code and the account of its event, for somebody who manages that event. Errors: event.not_found, promo_code.not_found. */
export async function requirePromoCode(
  ctx: Context,
  { event_id, promo_code_id }: { event_id: string; promo_code_id: string },
): Promise<{ account_id: string; promoCode: PromoCodeItem }> {
  const { account_id } = await requireEvent(ctx, event_id)
  const promoCode = await readPromoCode(event_id, promo_code_id)
  if (!promoCode) throw new AppError('promo_code.not_found')
  return { account_id, promoCode }
}
