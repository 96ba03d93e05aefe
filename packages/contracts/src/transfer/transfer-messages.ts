import * as z from 'zod'
import { linkId } from '../id.ts'
import { message } from '../message.ts'

/** A holder wants to pass a ticket on: its next holder is to be mailed the link that accepts it. */
export const ticketOfferDue = message({
  name: 'ticketOfferDue',
  queue: 'email',
  payload: z.object({ transfer_short_id: linkId }),
})

/** A ticket has its next holder: the one before is to be told. `attendee_short_id`: the ticket that admits no longer. */
export const ticketPassedOnNoticeDue = message({
  name: 'ticketPassedOnNoticeDue',
  queue: 'email',
  payload: z.object({ attendee_short_id: linkId }),
})
