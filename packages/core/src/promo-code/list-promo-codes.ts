import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import type { listPromoCodes as endpoint } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { PromoCodeEntity, type PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { toPromoCodes } from './to-promo-codes.ts'

/** Promo codes of an event with their use, newest first by default. Error: event.not_found. */
export async function listPromoCodes(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: PromoCode[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id)
  const { data: items } = await PromoCodeEntity.query
    .primary({ event_id: params.event_id })
    .go({ consistent: true, pages: 'all' })
  if (needsCounts(query)) return listRows(query, list(await toPromoCodes(items, ctx.now)))
  const { data, meta } = await listRows(query, list<PromoCodeItem>(items))
  return { data: await toPromoCodes(data, ctx.now), meta }
}

/** Sorting by use, or choosing by status, needs the count of every code; any other page needs its own only. */
function needsCounts({ sort_by, filter_fields }: ListQuery): boolean {
  return sort_by === 'times_used' || filter_fields?.status !== undefined
}

function list<Row extends PromoCodeItem | PromoCode>(rows: Row[]) {
  return {
    partitions: [async () => rows],
    order_by: 'created_at' as const,
    id: 'id' as const,
    searched: ['code' as const],
    total: async () => rows.length,
  }
}
