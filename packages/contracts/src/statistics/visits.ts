import * as z from 'zod'
import { shortLine } from '../text.ts'

/**
 * Where a visitor came from, as the event page knows it: the page before, by its origin (`https://www.google.com`), or the name of a campaign, an
 * affiliate or a widget; empty: from nowhere. What stands there is reduced to a short name (docs/decisions/0130).
 */
export const cameFrom = shortLine(100)

/** `sample`: this view stands for that many, as the page's live answer asked. */
export const countViewBody = z.strictObject({
  came_from: cameFrom.default(''),
  sample: z.int().min(1).max(1_000_000_000).default(1),
})

/** Visits from one place and the orders that followed; `gross_sales` in minor units, less refunds. */
const sourceVisits = z.object({
  /** A site's short name (`instagram`), `direct`, `widget`, `other`, or the name of a campaign or affiliate. */
  source: z.string(),
  views: z.int(),
  orders: z.int(),
  gross_sales: z.int(),
})

/**
 * How often the event's page was opened on the days asked for, once for each browser tab, and which orders followed, those from the most visited place
 * first. Counted without cookies; only pages that count views name the place of their orders.
 */
export const eventVisits = z.object({
  /** The first day that was counted, in the event's zone; null: none yet. */
  counted_since: z.iso.date().nullable(),
  views: z.int(),
  /** There were many, and a part of them stands for all. */
  is_estimated: z.boolean(),
  orders: z.int(),
  sources: z.array(sourceVisits),
})
export type EventVisits = z.infer<typeof eventVisits>
