import { affiliatePart, type Sums, sumOf } from '../store/statistics/counts.ts'
import { readAllParts, readParts } from '../store/statistics/read-totals.ts'

/** The orders that came through an affiliate and were not cancelled; `gross` in minor units, less refunds. */
export interface AffiliateSales {
  orders: number
  tickets: number
  gross: number
  /** An order came through it at some time, cancelled since or not. */
  is_used: boolean
}

/** What one affiliate of the event sold, a moment behind its orders. */
export async function readAffiliateSales(event_id: string, affiliate_id: string): Promise<AffiliateSales> {
  const part = affiliatePart(affiliate_id)
  return toSales((await readParts(event_id, [part])).get(part))
}

/** The sales of each affiliate of the event, in a number of reads that does not grow with the affiliates. */
export async function readAllAffiliateSales(
  event_id: string,
): Promise<(affiliate_id: string) => AffiliateSales> {
  const parts = await readAllParts(event_id)
  return (affiliate_id) => toSales(parts.get(affiliatePart(affiliate_id)))
}

function toSales(sums: Sums = sumOf({}, {})): AffiliateSales {
  const { orders, tickets, gross, refunded, orders_listed } = sums
  return { orders, tickets, gross: gross - refunded, is_used: orders_listed > 0 }
}
