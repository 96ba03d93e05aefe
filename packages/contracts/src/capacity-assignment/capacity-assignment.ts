import * as z from 'zod'
import { id } from '../id.ts'
import { listQuery } from '../list.ts'
import { oneOf, textFilter } from '../list-filter.ts'
import { name } from '../text.ts'

const capacity = z.int().min(0, 'Enter zero or more.').max(1_000_000).nullable()

/**
 * A limit that several tickets share (specification §3, Capacity assignment). Sales stop at the limit while it is
 * ACTIVE and `stop_sales_at_limit`.
 */
export const capacityAssignment = z.object({
  id: id('capacity_assignment'),
  event_id: id('event'),
  name: z.string(),
  capacity,
  status: z.enum(['ACTIVE', 'INACTIVE']),
  stop_sales_at_limit: z.boolean(),
  ticket_ids: z.array(id('ticket')),
  quantity_sold: z.int(),
  quantity_held: z.int(),
})
export type CapacityAssignment = z.infer<typeof capacityAssignment>

export const capacityAssignmentBody = z.strictObject({
  name,
  capacity: capacity.default(null),
  status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE'),
  stop_sales_at_limit: z.boolean().default(true),
  ticket_ids: z
    .array(id('ticket'))
    .min(1, 'At least one ticket must be selected.')
    .max(30, 'Choose at most 30 tickets.')
    .transform((ids) => [...new Set(ids)]),
})
export type CapacityAssignmentBody = z.infer<typeof capacityAssignmentBody>

export const capacityAssignmentListQuery = listQuery({
  sort: ['name', 'capacity', 'quantity_sold'],
  filter: { status: oneOf(['ACTIVE', 'INACTIVE']), name: textFilter },
})
