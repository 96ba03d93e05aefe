import type { PublicOrder } from '@foyer/contracts/order/order'
import type { GiveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import { answerValues, givenAnswers } from '../../components/foyer/answer-field/answer-values.ts'
import { orderQuestions, ticketOf, ticketQuestions } from './asked-questions.ts'
import type { Asked, CheckedDetails, DetailsValues } from './details-form-schema.ts'

export function toOrderDetails(values: CheckedDetails, order: Asked): GiveOrderDetailsBody {
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
