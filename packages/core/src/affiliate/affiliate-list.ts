import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { RowList } from '../list/list-rows.ts'
import { AffiliateEntity } from '../store/affiliate/affiliate-entity.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import { readAllAffiliateSales } from './affiliate-sales.ts'
import { toAffiliate } from './to-affiliate.ts'

/** The affiliates of an event, with what they sold, as the list engine reads them. */
export async function affiliateList(
  event: Pick<EventItem, 'event_id' | 'currency'>,
): Promise<RowList<Affiliate>> {
  const { event_id } = event
  const [{ data: items }, salesOf] = await Promise.all([
    AffiliateEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' }),
    readAllAffiliateSales(event_id),
  ])
  const rows = items.map((affiliate) => toAffiliate(event, affiliate, salesOf(affiliate.id)))
  return {
    partitions: [async () => rows],
    order_by: 'created_at',
    id: 'id',
    searched: ['name', 'code', 'email'],
    total: async () => rows.length,
  }
}
