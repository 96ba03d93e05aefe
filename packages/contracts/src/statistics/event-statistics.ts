import * as z from 'zod'
import { id } from '../id.ts'
import { currency } from '../money.ts'

const day = z.object({ date: z.iso.date(), orders: z.int(), tickets: z.int(), gross: z.int() })

/** Counted from order messages, each exactly once; amounts in minor units; `days` are UTC days, oldest first. */
export const eventStatistics = z.object({
  currency,
  orders_completed: z.int(),
  tickets_sold: z.int(),
  gross_sales: z.int(),
  tax_total: z.int(),
  fee_total: z.int(),
  refunded_total: z.int(),
  days: z.array(day),
})
export type EventStatistics = z.infer<typeof eventStatistics>

export const checkInStatistics = z.object({
  attendees: z.int(),
  checked_in: z.int(),
  lists: z.array(
    z.object({ id: id('check_in_list'), name: z.string(), attendees: z.int(), checked_in: z.int() }),
  ),
})
export type CheckInStatistics = z.infer<typeof checkInStatistics>
