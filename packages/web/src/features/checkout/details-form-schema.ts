import { linkId } from '@foyer/contracts/id'
import {
  type GiveOrderDetailsBody,
  giveOrderDetailsBody,
  type PublicOrder,
} from '@foyer/contracts/order/order'
import { answerValue } from '@foyer/contracts/question/answer'
import * as z from 'zod'
import { answerValues, givenAnswers } from './answer-values.ts'
import { orderQuestions, ticketQuestions } from './asked-questions.ts'

const { attendees: contractAttendees, answers: _list, ...person } = giveOrderDetailsBody.shape

/** By question id; whether they fit their questions is the server's to say. */
const answers = z.record(z.string(), answerValue)

/** A ticket in the buyer's name has no fields of its own on screen, so nothing of it is checked here. */
const buyersTicket = z.object({
  is_buyer: z.literal(true),
  short_id: linkId,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  answers,
})
const namedTicket = contractAttendees.element.extend({ is_buyer: z.literal(false), answers })

/** The contract's body, with a mark on each ticket that is in the buyer's name and answers by question. */
export const detailsFormSchema = z.object({
  ...person,
  answers,
  attendees: z.array(z.discriminatedUnion('is_buyer', [buyersTicket, namedTicket])),
})
export type DetailsValues = z.input<typeof detailsFormSchema>

export function toOrderDetails(
  values: z.output<typeof detailsFormSchema>,
  order: Pick<PublicOrder, 'questions' | 'attendees'>,
): GiveOrderDetailsBody {
  const { attendees, answers, ...buyer } = values
  const ticketOf = new Map(order.attendees.map(({ short_id, ticket_id }) => [short_id, ticket_id]))
  return {
    ...buyer,
    answers: givenAnswers(orderQuestions(order), answers),
    attendees: attendees.map(({ is_buyer, ...attendee }) => ({
      ...attendee,
      ...(is_buyer ? buyer : {}),
      answers: givenAnswers(ticketQuestions(order, ticketOf.get(attendee.short_id) ?? ''), attendee.answers),
    })),
  }
}

/** What the form starts with: what the server knows already, else the first ticket in the buyer's name. */
export function detailsOf(
  order: Pick<PublicOrder, 'first_name' | 'last_name' | 'email' | 'attendees' | 'questions' | 'answers'>,
): DetailsValues {
  const { first_name, last_name, email } = order
  return {
    first_name,
    last_name,
    email,
    answers: answerValues(orderQuestions(order), order.answers),
    attendees: order.attendees.map((attendee, index) => ({
      short_id: attendee.short_id,
      is_buyer: attendee.email === '' ? index === 0 : isBuyer(attendee, order),
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
