import * as z from 'zod'
import { location } from '../event/event-settings.ts'
import { attendeeReference, id, instant, linkId, orderReference } from '../id.ts'
import { listQuery } from '../list.ts'
import { instantFilter, textFilter } from '../list-filter.ts'
import { maxAnswerLength } from './answer-length.ts'
import { question, questionType } from './question.ts'

/** An answer to an ADDRESS question: where, without a venue. */
export const address = location.omit({ venue_name: true })
export type Address = z.infer<typeof address>

/**
 * An answer: a text for a line, several lines, one option or a date (YYYY-MM-DD); a list of options for a CHECKBOX
 * question; an address. Which of them, and whether it fits, depends on the question.
 */
export const answerValue = z.union([
  z.string().trim().max(maxAnswerLength.MULTI_LINE),
  z.array(z.string().trim().max(150)).max(100),
  address,
])
export type AnswerValue = z.infer<typeof answerValue>

/** An answer as given; an empty one counts as no answer. */
export const givenAnswer = z.strictObject({ question_id: id('question'), value: answerValue })
export type GivenAnswer = z.infer<typeof givenAnswer>

/** An answer as kept, with the question as it then was: later edits of the question change nothing. */
export const answer = z.object({
  question_id: id('question'),
  title: question.shape.title,
  type: questionType,
  value: answerValue,
})
export type Answer = z.infer<typeof answer>

export const answerListQuery = listQuery({
  sort: ['created_at', 'last_name', 'first_name', 'email'],
  filter: { email: textFilter, created_at: instantFilter },
})

/**
 * How a question was answered on orders that were completed at some time: by how many people, and for a choice how
 * often each option was chosen, in the question's order. Options that it no longer offers follow.
 */
export const answerCounts = z.object({
  answered: z.int(),
  options: z.array(z.object({ option: z.string(), count: z.int(), is_offered: z.boolean() })),
})
export type AnswerCounts = z.infer<typeof answerCounts>

/** One answer to a question, with who gave it: the buyer, or the attendee for a question about attendees. */
export const answerRow = z.object({
  order_short_id: linkId,
  order_reference: orderReference,
  attendee_short_id: linkId.nullable(),
  attendee_reference: attendeeReference.nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  answer,
  created_at: instant,
})
export type AnswerRow = z.infer<typeof answerRow>
