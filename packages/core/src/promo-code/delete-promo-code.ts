import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deletePromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requirePromoCode } from './require-promo-code.ts'
import { writePromoCode } from './write-promo-code.ts'

/**
 * Deletes a promo code. Its pool stays: orders that used it give back to it.
 * Errors: event.not_found, promo_code.not_found, server.busy.
 */
export async function deletePromoCode(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  const { account_id, promoCode } = await requirePromoCode(ctx, params)
  const result = await writePromoCode(ctx, { account_id, before: promoCode, after: null })
  if (result !== 'written') throw new AppError('server.busy')
}
