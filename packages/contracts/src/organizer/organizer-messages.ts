import * as z from 'zod'
import { id, instant } from '../id.ts'
import { message } from '../message.ts'

/** An event, or what it sold, has changed before `since` (UTC instant): it is counted again in its organizer's sums. */
export const eventSumDue = message({
  name: 'eventSumDue',
  queue: 'statistics',
  payload: z.object({ event_id: id('event'), since: instant }),
})
