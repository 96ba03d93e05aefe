import * as z from 'zod'
import { id, instant } from '../id.ts'
import { message } from '../message.ts'

/** What is left of the event has changed before `since` (UTC instant): it is counted again, at that instant or later. */
export const availabilityDue = message({
  name: 'availabilityDue',
  queue: 'availability',
  payload: z.object({ event_id: id('event'), since: instant }),
})
