import * as z from 'zod'
import { currency } from '../money.ts'

/** The totals of an organizer's events. `upcoming` and `ended` split those that are not archived, as the events list does. */
export const organizerStatistics = z.object({
  events: z.object({
    /** How many there are. */
    total: z.int(),
    draft: z.int(),
    live: z.int(),
    upcoming: z.int(),
    ended: z.int(),
    archived: z.int(),
  }),
  orders_completed: z.int(),
  tickets_sold: z.int(),
  sales: z.array(z.object({ currency, gross_sales: z.int(), refunded_total: z.int() })),
})
export type OrganizerStatistics = z.infer<typeof organizerStatistics>
