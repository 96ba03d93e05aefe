import * as z from 'zod'
import { publicAttendee } from '../attendee/attendee.ts'
import { instant, linkId } from '../id.ts'
import { locale } from '../locale.ts'
import { givenAnswer } from '../question/answer.ts'
import { maxQuestionsPerEvent, publicQuestion } from '../question/question.ts'
import { email, firstName, lastName } from '../text.ts'

/** Who is to hold the ticket next. `locale`: the language of the email that offers it; left out: the ticket's. */
export const offerTicketBody = z.strictObject({
  first_name: firstName,
  last_name: lastName,
  email,
  locale: locale.optional(),
})

/** How the new holder wants to be named, and their answers to what the event asks about each ticket. */
export const acceptTransferBody = z.strictObject({
  first_name: firstName,
  last_name: lastName,
  answers: z.array(givenAnswer).max(maxQuestionsPerEvent).default([]),
})

/** OPEN: it can be accepted. ENDED: undone, expired, or the ticket is used or cancelled. */
export const transferStatus = z.enum(['OPEN', 'ACCEPTED', 'ENDED'])

/**
 * A ticket that its holder passes on, as its next holder sees it (docs/decisions/0085). It names neither the present ticket's
 * code nor its reference. `ticket_short_id`: the new ticket, once accepted.
 */
export const transfer = z.object({
  short_id: linkId,
  status: transferStatus,
  /** The present holder; empty unless it is open. */
  from_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  ticket_title: z.string(),
  price_label: z.string(),
  /** Null unless it is open. */
  expires_at: instant.nullable(),
  questions: z.array(publicQuestion),
  ticket_short_id: linkId.nullable(),
  event: publicAttendee.shape.event,
})
export type Transfer = z.infer<typeof transfer>
