import * as z from 'zod'
import { id, instant } from '../id.ts'
import { currency } from '../money.ts'
import { eventVisits } from './visits.ts'

/**
 * What an event sold on a day of its own zone. `tickets`: those sold that day that are still valid. `tax` and `fee`:
 * what is charged after refunds.
 */
export const salesDay = z.object({
  date: z.iso.date(),
  orders: z.int(),
  tickets: z.int(),
  gross: z.int(),
  net: z.int(),
  tax: z.int(),
  fee: z.int(),
  refunded: z.int(),
})
export type SalesDay = z.infer<typeof salesDay>

/** Sales by ticket, in homepage order, since the event began to sell; amounts before refunds, minor units. */
const ticketSales = z.object({
  ticket_id: id('ticket'),
  title: z.string(),
  tickets_sold: z.int(),
  gross_sales: z.int(),
})

/**
 * The sales of an event, exact but a moment behind its orders: totals of the days asked for (without a range: of all
 * days), those days on which anything happened, oldest first, the tickets, and the visits of its page.
 */
export const eventStatistics = z.object({
  currency,
  timezone: z.string(),
  orders_completed: z.int(),
  tickets_sold: z.int(),
  gross_sales: z.int(),
  net_sales: z.int(),
  tax_total: z.int(),
  fee_total: z.int(),
  refunded_total: z.int(),
  days: z.array(salesDay),
  tickets: z.array(ticketSales),
  visits: eventVisits,
})
export type EventStatistics = z.infer<typeof eventStatistics>

/** The days to sum, both included, in the event's zone; either end may be left open. */
export const eventStatisticsQuery = z
  .strictObject({
    from: z.iso.date('Enter a day, such as 2027-05-31.').optional(),
    to: z.iso.date('Enter a day, such as 2027-05-31.').optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first.',
  })

/** Admissions of an event; `times`: by quarter of an hour (its first instant), without empty quarters. */
export const checkInStatistics = z.object({
  attendees: z.int(),
  checked_in: z.int(),
  lists: z.array(
    z.object({ id: id('check_in_list'), name: z.string(), attendees: z.int(), checked_in: z.int() }),
  ),
  times: z.array(z.object({ at: instant, checked_in: z.int() })),
})
export type CheckInStatistics = z.infer<typeof checkInStatistics>
