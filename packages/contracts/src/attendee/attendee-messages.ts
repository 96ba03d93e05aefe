import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message } from '../message.ts'

export const ticketEmailDue = message({
  name: 'ticketEmailDue',
  queue: 'email',
  payload: z.object({ attendee_short_id: linkId }),
})

/** Somebody was admitted (+1) or the admission undone (−1) at a list. */
export const checkInCounted = message({
  name: 'checkInCounted',
  queue: 'statistics',
  payload: z.object({ event_id: id('event'), check_in_list_id: id('check_in_list'), change: z.int() }),
})
