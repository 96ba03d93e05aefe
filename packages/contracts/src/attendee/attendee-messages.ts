import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message } from '../message.ts'

/**
 * A ticket is to be mailed to its holder. `is_first`: its order was completed, so all tickets for the same address
 * come in this one email. `is_counted`: the call that caused it has already counted it against the account's mail
 * budget.
 */
export const ticketEmailDue = message({
  name: 'ticketEmailDue',
  queue: 'email',
  payload: z.object({
    attendee_short_id: linkId,
    is_first: z.boolean().default(false),
    is_counted: z.boolean().default(false),
  }),
})

/** Somebody was admitted at a list, or an admission was undone. */
export const admissionCountDue = message({
  name: 'admissionCountDue',
  queue: 'statistics',
  payload: z.object({ event_id: id('event'), attendee_short_id: linkId }),
})
