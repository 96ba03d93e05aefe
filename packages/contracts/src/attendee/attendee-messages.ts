import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message } from '../message.ts'

export const ticketEmailDue = message({
  name: 'ticketEmailDue',
  queue: 'email',
  payload: z.object({ attendee_short_id: linkId }),
})

/** Somebody was admitted at a list, or an admission was undone. */
export const admissionCountDue = message({
  name: 'admissionCountDue',
  queue: 'statistics',
  payload: z.object({ event_id: id('event'), attendee_short_id: linkId }),
})
