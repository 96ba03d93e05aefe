import { linkId } from '@foyer/contracts/id'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { type GiveOrderDetailsBody, giveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import { answerValue } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { refuseAnswer } from '@foyer/contracts/question/refuse-answer'
import { firstName, lastName } from '@foyer/contracts/text'
import * as z from 'zod'
import {
  type AnswerValues,
  answerValues,
  givenAnswers,
} from '../../components/foyer/answer-field/answer-values.ts'
import { withConsent } from '../../lib/form/with-consent.ts'
import { orderQuestions, ticketQuestions } from './asked-questions.ts'

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

type Asked = Pick<PublicOrder, 'questions' | 'attendees'> & {
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

function ticketOf({ attendees }: Asked, short_id: string): string {
  return attendees.find((attendee) => attendee.short_id === short_id)?.ticket_id ?? ''
}

export function toOrderDetails(
  values: z.output<ReturnType<typeof detailsFormSchema>>,
  order: Asked,
): GiveOrderDetailsBody {
  const { attendees, answers, is_terms_accepted, ...buyer } = values
  return {
    ...buyer,
    ...(order.event.terms_url !== '' && { is_terms_accepted }),
    answers: givenAnswers(orderQuestions(order), answers),
    attendees: attendees.map(({ is_buyer, email, ...attendee }) => ({
      ...attendee,
      email: email || buyer.email,
      ...(is_buyer ? buyer : {}),
      answers: givenAnswers(ticketQuestions(order, ticketOf(order, attendee.short_id)), attendee.answers),
    })),
  }
}

type Known = Pick<
  PublicOrder,
  'first_name' | 'last_name' | 'email' | 'attendees' | 'questions' | 'answers' | 'accepted_terms'
> & { event: Pick<PublicOrder['event'], 'asked_names'> }

/**
 * The form's initial values: what the server already knows, else all tickets in the buyer's name, or only the first one
 * if the event asks for everybody's name.
 */
export function detailsOf(order: Known): DetailsValues {
  const { first_name, last_name, email } = order
  const isEverybodyAsked = order.event.asked_names === 'EVERYBODY'
  return {
    first_name,
    last_name,
    email,
    is_terms_accepted: order.accepted_terms !== null,
    answers: answerValues(orderQuestions(order), order.answers),
    attendees: order.attendees.map((attendee, index) => ({
      short_id: attendee.short_id,
      is_buyer: attendee.email === '' ? !isEverybodyAsked || index === 0 : isBuyer(attendee, order),
      first_name: attendee.first_name,
      last_name: attendee.last_name,
      email: attendee.email,
      answers: answerValues(ticketQuestions(order, attendee.ticket_id), attendee.answers),
    })),
  }
}

function isBuyer(attendee: Person, buyer: Person): boolean {
  return (['first_name', 'last_name', 'email'] as const).every((name) => attendee[name] === buyer[name])
}

type Person = Pick<PublicOrder, 'first_name' | 'last_name' | 'email'>
