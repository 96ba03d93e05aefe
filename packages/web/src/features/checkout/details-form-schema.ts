import { linkId } from '@foyer/contracts/id'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { giveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import { answerValue } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { refuseAnswer } from '@foyer/contracts/question/refuse-answer'
import { firstName, lastName } from '@foyer/contracts/text'
import * as z from 'zod'
import type { AnswerValues } from '../../components/foyer/answer-field/answer-values.ts'
import { withConsent } from '../../lib/form/with-consent.ts'
import { orderQuestions, ticketOf, ticketQuestions } from './asked-questions.ts'

const { email, is_terms_accepted } = giveOrderDetailsBody.shape

/** By question id. */
const answers = z.record(z.string(), answerValue)

/** A ticket in the buyer's name has no fields on screen, so none is checked. */
const buyersTicket = z.object({
  is_buyer: z.literal(true),
  short_id: linkId,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  answers,
})
/** A guest's ticket. Without an address of the guest, the buyer gets it. */
const namedTicket = z.object({
  is_buyer: z.literal(false),
  short_id: linkId,
  first_name: firstName,
  last_name: lastName,
  email: z.union([z.literal(''), email]),
  answers,
})

export type Asked = Pick<PublicOrder, 'questions' | 'attendees'> & {
  event: Pick<PublicOrder['event'], 'terms_url' | 'asked_names'>
}

/**
 * The contract's body, with a flag for each ticket in the buyer's name, with answers by question, each checked by the
 * server's own rule, and with accepted terms if the organizer has any.
 */
export function detailsFormSchema(order: Asked) {
  const schema = z.object({
    first_name: order.event.asked_names === 'NONE' ? lastName : firstName,
    last_name: lastName,
    email,
    is_terms_accepted,
    answers: answers.check(({ value, issues }) => {
      issues.push(...answerIssues(orderQuestions(order), value))
    }),
    attendees: z
      .array(z.discriminatedUnion('is_buyer', [buyersTicket, namedTicket]))
      .check(({ value, issues }) => {
        for (const [index, attendee] of value.entries()) {
          const questions = ticketQuestions(order, ticketOf(order, attendee.short_id))
          issues.push(...answerIssues(questions, attendee.answers, [index, 'answers']))
        }
      }),
  })
  return withConsent(schema, order.event.terms_url)
}
export type DetailsValues = z.input<ReturnType<typeof detailsFormSchema>>
export type CheckedDetails = z.output<ReturnType<typeof detailsFormSchema>>

function answerIssues(questions: readonly PublicQuestion[], values: AnswerValues, at: PropertyKey[] = []) {
  return questions.flatMap((question) =>
    Object.entries(refuseAnswer(question, values[question.id])).map(([field, messages]) => ({
      code: 'custom' as const,
      path: [...at, ...field.split('.')],
      message: messages.join(' '),
      input: values[question.id],
    })),
  )
}
