import * as z from 'zod'
import { attendeeRow } from '../attendee/attendee.ts'
import { id, instant } from '../id.ts'
import { orderRow } from '../order/order.ts'
import { changeType, changeTypes } from './change-type.ts'

/** Something changed. */
export const change = z.object({
  /** The same where a change is told twice. */
  id: z.string(),
  type: changeType,
  /** The id of the event or ticket, or the short id of the order or attendee. */
  subject_id: z.string(),
  event_id: id('event'),
  /** Grows with each write of the subject; 0 for what is gone. */
  version: z.int(),
  /** The subject is no longer there. */
  is_gone: z.boolean(),
  at: instant,
  /** Its row now, if `include` asks for it; null where it has none. */
  subject: z.union([orderRow, attendeeRow]).nullable(),
})
export type Change = z.infer<typeof change>

/** How many changes one answer has at most. */
export const mostChanges = 1000

/** From where to read which changes: `after` an earlier answer's `next`, of these `types` (separated by commas). */
export const changeQuery = z.strictObject({
  after: z.string().max(500).optional(),
  types: z
    .string()
    .transform((text) => text.split(','))
    .pipe(
      z.array(z.enum(changeTypes, { error: `Name some of ${changeTypes.join(', ')}, separated by commas.` })),
    )
    .optional(),
  include: z.enum(['subject']).optional(),
  limit: z.coerce.number().int().min(1).max(mostChanges).default(mostChanges),
})

/** Some changes, and how far that is. */
export const changePage = z.object({
  data: z.array(change),
  meta: z.object({
    /** The position after these changes, for the next call's `after`. */
    next: z.string(),
    /** There are more already. */
    has_more: z.boolean(),
  }),
})
export type ChangePage = z.infer<typeof changePage>
