import * as z from 'zod'
import { linkId } from '../id.ts'
import { message } from '../message.ts'

/** Somebody asked for the tickets of an address. The consumer finds out whether it has any. */
export const ticketLookupDue = message({
  name: 'ticketLookupDue',
  queue: 'email',
  payload: z.object({ request_id: linkId }),
})
