import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { listAffiliates as endpoint } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { AffiliateEntity } from './affiliate-entity.ts'
import { readAllAffiliateSales } from './affiliate-sales.ts'
import { toAffiliate } from './to-affiliate.ts'

/** Affiliates of an event with what they sold, newest first by default. Error: event.not_found. */
export async function listAffiliates(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: Affiliate[]; meta: ListMeta }> {
  const event = await requireEvent(ctx, params.event_id)
  const [{ data: items }, salesOf] = await Promise.all([
    AffiliateEntity.query.primary({ event_id: params.event_id }).go({ consistent: true, pages: 'all' }),
    readAllAffiliateSales(params.event_id),
  ])
  const rows = items.map((affiliate) => toAffiliate(event, affiliate, salesOf(affiliate.id)))
  return listRows(query, {
    partitions: [async () => rows],
    order_by: 'created_at',
    id: 'id',
    searched: ['name', 'code', 'email'],
    total: async () => rows.length,
  })
}
