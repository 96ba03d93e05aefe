import type { ListMeta } from '@foyer/contracts/list'
import {
  type PromoCode,
  type PromoCodeBody,
  type PromoCodeStatus,
  promoCodeBody,
} from '@foyer/contracts/promo-code/promo-code'
import type * as endpoints from '@foyer/contracts/promo-code/promo-code-endpoints'
import { readEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { listRows } from '../list/list-rows.ts'
import { requireInSteps } from '../money-text.ts'
import { openPool } from '../pool/open-pool.ts'
import { readPools } from '../pool/read-pools.ts'
import { type PoolResize, type ResizeResult, resizePool, triesOf } from '../pool/resize-pool.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import { newId } from '../random-id.ts'
import { isExpired, type PromoCodeItem, readPromoCode } from '../store/promo-code/promo-code-entity.ts'
import { untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, nowInstant, type ParsedInput, toInstant } from '../verb.ts'
import { readPromoCodes } from './kept-promo-codes.ts'
import { writePromoCode } from './write-promo-code.ts'

/** Promo codes of an event with their uses as last counted, a moment ago, newest first by default. */
export async function listPromoCodes(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listPromoCodes>,
): Promise<{ data: PromoCode[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id)
  const codes = await readPromoCodes(params.event_id)
  const rows = codes.map(({ promoCode, ...uses }) => shown(promoCode, uses, ctx.now))
  return listRows(query, {
    partitions: [async () => rows],
    order_by: 'created_at',
    id: 'id',
    searched: ['code'],
    total: async () => rows.length,
  })
}

/** One promo code with its uses. */
export async function getPromoCode(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getPromoCode>,
): Promise<PromoCode> {
  return toPromoCode((await requirePromoCode(ctx, params)).promoCode, ctx.now)
}

/** Creates a promo code. An event has each code once, ignoring capitalization. */
export async function createPromoCode(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createPromoCode>,
): Promise<PromoCode> {
  const { event_id } = params
  const { account_id } = await requireEvent(ctx, event_id)
  const fields = await promoCodeFields(event_id, body)
  const id = newId('promo_code')
  const pool_shards = await openPool(id, fields.max_uses)
  const made = { pool_shards, created_at: nowInstant(ctx), is_counted: true, version: 0 }
  const created = { ...fields, event_id, id, ...made }
  const result = await writePromoCode(ctx, { account_id, before: null, after: created })
  if (result === 'taken') throw codeTaken()
  if (result === 'lost') throw new AppError('server.busy')
  return toPromoCode(created, ctx.now)
}

const belowUsed = { code: 'promo_code.below_used', field: 'max_uses' } as const

/** Changes a promo code, even while it is in use. Orders keep the discount that they got. */
export async function updatePromoCode(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updatePromoCode>,
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

/** Deletes a promo code. Its pool stays, because orders that used it give back to it. */
export async function deletePromoCode(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deletePromoCode>,
): Promise<void> {
  const { account_id, promoCode } = await requirePromoCode(ctx, params)
  const result = await writePromoCode(ctx, { account_id, before: promoCode, after: null })
  if (result !== 'written') throw new AppError('server.busy')
}

/** The body as stored. Errors: request.invalid for tickets of another event, amount.not_in_steps. */
export async function promoCodeFields(event_id: string, body: PromoCodeBody): Promise<PromoCodeBody> {
  const graph = await readEventGraph(event_id, { fresh: true })
  return promoCodeFieldsIn({ tickets: graph?.tickets ?? [], currency: graph?.event.currency }, body)
}

/** The same in an event of those tickets and that currency. */
export function promoCodeFieldsIn(
  { tickets, currency }: { tickets: readonly { id: string }[]; currency: string | undefined },
  body: PromoCodeBody,
): PromoCodeBody {
  const existing = new Set(tickets.map(({ id }) => id))
  if (!body.ticket_ids.every((id) => existing.has(id))) {
    throw new AppError('request.invalid', { errors: { ticket_ids: ['Choose tickets of this event.'] } })
  }
  const { discount_type } = body
  if (currency !== undefined && discount_type === 'FIXED')
    requireInSteps(currency, { discount_amount: body.discount_amount })
  const discount_amount = discount_type === 'NONE' ? 0 : body.discount_amount
  return { ...body, discount_amount, expires_at: toInstant(body.expires_at) }
}

/** The refusal, at its field, of a code that the event already has. */
export function codeTaken(): AppError {
  const message = 'This event already has that promo code. Choose another.'
  return new AppError('promo_code.taken', { errors: { code: [message] } })
}

/** One promo code as organizers see it, with its uses and its status at this moment. */
export async function toPromoCode(item: PromoCodeItem, now: Date): Promise<PromoCode> {
  const { sold = 0, held = 0 } = (await readPools([promoCodePool(item)])).get(item.id) ?? {}
  return shown(item, { sold, held }, now)
}

function shown(item: PromoCodeItem, { sold, held }: { sold: number; held: number }, now: Date): PromoCode {
  const { pool_shards: _shards, version: _version, is_counted: _counted, ...promoCode } = item
  return { ...promoCode, status: statusOf(item, sold, now), times_used: sold, times_held: held }
}

/** A hold may still be given back, so it does not count as a use here. */
function statusOf(item: PromoCodeItem, used: number, now: Date): PromoCodeStatus {
  if (isExpired(item, now)) return 'EXPIRED'
  return item.max_uses !== null && used >= item.max_uses ? 'USED_UP' : 'ACTIVE'
}

/** The promo code and its event's account, for a caller who manages the event. */
export async function requirePromoCode(
  ctx: Context,
  { event_id, promo_code_id }: { event_id: string; promo_code_id: string },
): Promise<{ account_id: string; promoCode: PromoCodeItem }> {
  const { account_id } = await requireEvent(ctx, event_id)
  const promoCode = await readPromoCode(event_id, promo_code_id)
  if (!promoCode) throw new AppError('promo_code.not_found')
  return { account_id, promoCode }
}
