import * as z from 'zod'
import { instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { booleanFilter, instantFilter, numberFilter, oneOf, textFilter } from '../list-filter.ts'
import { order } from './order.ts'
import { heldDisplayStatus } from './order-status.ts'

/**
 * Tickets that are held for a buyer who checks out: since when, until when by current plans, and for which buyer once
 * they are named. `held_since` is the beginning of the first hold that it replaced, if it replaced one.
 */
export const hold = order
  .pick({
    short_id: true,
    reference: true,
    display_status: true,
    first_name: true,
    last_name: true,
    email: true,
    total: true,
    currency: true,
    reserved_until: true,
  })
  .extend({
    held_since: instant,
    /** A payment that takes days keeps the tickets, and cannot be stopped here. */
    is_payment_under_way: z.boolean(),
    ticket_count: z.int(),
    tickets: z.array(z.object({ title: z.string(), label: z.string(), quantity: z.int() })),
  })
export type Hold = z.infer<typeof hold>

export const holdListQuery = listQuery({
  sort: ['reserved_until', 'held_since', 'ticket_count', 'total', 'last_name', 'reference'],
  filter: {
    display_status: oneOf(heldDisplayStatus.options),
    email: textFilter,
    reserved_until: instantFilter,
    held_since: instantFilter,
    ticket_count: numberFilter,
    is_payment_under_way: booleanFilter,
  },
})
