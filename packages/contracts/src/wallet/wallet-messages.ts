import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message } from '../message.ts'

/** A ticket's status or holder changed, so its passes did. */
export const passChanged = message({
  name: 'passChanged',
  queue: 'wallet',
  payload: z.object({ attendee_short_id: linkId }),
})

/**
 * What all passes of an event say has changed. Without `from` and `to` it is about all of the event's devices; where these are many,
 * each chunk of them, from one device to another, gets a message of its own.
 */
export const eventPassesChanged = message({
  name: 'eventPassesChanged',
  queue: 'wallet',
  payload: z.object({
    event_id: id('event'),
    from: z.string().nullable().default(null),
    to: z.string().nullable().default(null),
  }),
})
