import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import type { createPromoCode as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { openPool } from '../pool/open-pool.ts'
import { newId } from '../random-id.ts'
import { codeTaken, promoCodeFields } from './promo-code-fields.ts'
import { toPromoCode } from './to-promo-codes.ts'
import { writePromoCode } from './write-promo-code.ts'

/**
 * Creates a promo code; however it is capitalised, an event has it once.
 * Errors: event.not_found, promo_code.taken, request.invalid.
 */
export async function createPromoCode(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<PromoCode> {
  const { event_id } = params
  const { account_id } = await requireEvent(ctx, event_id)
  const fields = await promoCodeFields(event_id, body)
  const id = newId('promo_code')
  const pool_shards = await openPool(id, fields.max_uses)
  const created = { ...fields, event_id, id, pool_shards, created_at: nowInstant(ctx), version: 0 }
  const result = await writePromoCode(ctx, { account_id, before: null, after: created })
  if (result === 'taken') throw codeTaken()
  if (result === 'lost') throw new AppError('server.busy')
  return toPromoCode(created, ctx.now)
}
