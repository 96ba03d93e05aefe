import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type * as endpoints from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { requireEvent } from '../event-graph/event-graph.ts'
import { listRows, type RowList } from '../list/list-rows.ts'
import { AffiliateEntity, type AffiliateItem, readAffiliates } from '../store/affiliate/affiliate-entity.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { type AffiliateSales, readAffiliateSales, readAllAffiliateSales } from './affiliate-sales.ts'

/** Affiliates of an event with their sales, newest first by default. */
export async function listAffiliates(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listAffiliates>,
): Promise<{ data: Affiliate[]; meta: ListMeta }> {
  return listRows(query, await affiliateList(await requireEvent(ctx, params.event_id)))
}

/** One affiliate with its sales. */
export async function getAffiliate(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getAffiliate>,
): Promise<Affiliate> {
  const { event, affiliate } = await requireAffiliate(ctx, params)
  return toAffiliate(event, affiliate, await readAffiliateSales(params.event_id, params.affiliate_id))
}

/** The affiliates of an event with their sales, as the list engine reads them. */
export async function affiliateList(
  event: Pick<EventItem, 'event_id' | 'currency'>,
): Promise<RowList<Affiliate>> {
  const { event_id } = event
  const [items, salesOf] = await Promise.all([readAffiliates(event_id), readAllAffiliateSales(event_id)])
  const rows = items.map((affiliate) => toAffiliate(event, affiliate, salesOf(affiliate.id)))
  return {
    partitions: [async () => rows],
    order_by: 'created_at',
    id: 'id',
    searched: ['name', 'code', 'email'],
    total: async () => rows.length,
  }
}

/** The affiliate and its event, for a caller who manages the event. */
export async function requireAffiliate(
  ctx: Context,
  { event_id, affiliate_id }: { event_id: string; affiliate_id: string },
): Promise<{ event: EventItem; affiliate: AffiliateItem }> {
  const event = await requireEvent(ctx, event_id)
  const { data: affiliate } = await AffiliateEntity.get({ event_id, id: affiliate_id }).go({
    consistent: true,
  })
  if (!affiliate) throw new AppError('affiliate.not_found')
  return { event, affiliate }
}

const noSales: AffiliateSales = { orders: 0, tickets: 0, gross: 0, is_used: false }

/** An affiliate with its sales, as organizers see it. */
export function toAffiliate(
  { currency }: Pick<EventItem, 'currency'>,
  { version: _version, ...affiliate }: AffiliateItem,
  sales: AffiliateSales = noSales,
): Affiliate {
  return { ...affiliate, currency, ...sales }
}
