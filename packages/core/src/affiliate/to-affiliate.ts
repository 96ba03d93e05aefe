import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { AffiliateItem } from '../store/affiliate/affiliate-entity.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import type { AffiliateSales } from './affiliate-sales.ts'

const noSales: AffiliateSales = { orders: 0, tickets: 0, gross: 0, is_used: false }

/** An affiliate as organizers see it, with what it sold. */
export function toAffiliate(
  { currency }: Pick<EventItem, 'currency'>,
  { version: _version, ...affiliate }: AffiliateItem,
  sales: AffiliateSales = noSales,
): Affiliate {
  return { ...affiliate, currency, ...sales }
}
