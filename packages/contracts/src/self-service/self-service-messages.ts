import * as z from 'zod'
import { instant, linkId } from '../id.ts'
import { message } from '../message.ts'

/** The buyer cancelled these tickets by link; the person who has them is to be told: the buyer, or a guest with one address. */
export const ticketsCancelledNoticeDue = message({
  name: 'ticketsCancelledNoticeDue',
  queue: 'email',
  payload: z.object({
    order_short_id: linkId,
    is_buyer: z.boolean(),
    attendee_short_ids: z.array(linkId),
  }),
})

/**
 * The address of an order (`attendee_short_id` null) or of one of its tickets changed by link at `changed_at`: the one before is to
 * be told.
 */
export const addressChangedNoticeDue = message({
  name: 'addressChangedNoticeDue',
  queue: 'email',
  payload: z.object({
    order_short_id: linkId,
    attendee_short_id: linkId.nullable(),
    changed_at: instant,
  }),
})
