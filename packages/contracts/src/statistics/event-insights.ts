import * as z from 'zod'
import { id } from '../id.ts'
import { currency } from '../money.ts'

/** What an affiliate's links sold since the event began to sell; `gross_sales` in minor units, less refunds. */
const affiliateInsight = z.object({
  affiliate_id: id('affiliate'),
  name: z.string(),
  tickets_sold: z.int(),
  gross_sales: z.int(),
})

/** The organizer's last event before this one that sold tickets. `tickets_sold`: as long before its start as now is before this one's. */
const eventPace = z.object({
  event_id: id('event'),
  title: z.string(),
  tickets_sold: z.int(),
  /** What it sold in all. */
  tickets_total: z.int(),
})

/**
 * How an event does: what was sold since it began to sell, of how many tickets (null: unlimited; shared capacities count), compared with the
 * organizer's last event (null: none to compare with), and by which affiliates.
 */
export const eventInsights = z.object({
  currency,
  tickets_sold: z.int(),
  tickets_available: z.int().nullable(),
  gross_sales: z.int(),
  refunded_total: z.int(),
  /** What the organizer's last event had sold as long before its start; null: none to compare with. */
  pace: eventPace.nullable(),
  /** What affiliates' links sold, of the ten best. */
  affiliates: z.array(affiliateInsight),
})
export type EventInsights = z.infer<typeof eventInsights>
