import type { PublicOrder } from '@foyer/contracts/order/order'
import { concernsTicket } from '@foyer/contracts/question/concerns-ticket'
import type { PublicQuestion } from '@foyer/contracts/question/question'

type Asking = Pick<PublicOrder, 'questions'>

/** The questions for the buyer, asked once per order. */
export function orderQuestions({ questions }: Asking): PublicQuestion[] {
  return questions.filter(({ belongs_to }) => belongs_to === 'ORDER')
}

/** The questions for each holder of this ticket. */
export function ticketQuestions({ questions }: Asking, ticket_id: string): PublicQuestion[] {
  return questions.filter(
    (question) => question.belongs_to === 'ATTENDEE' && concernsTicket(question, ticket_id),
  )
}

/** The ticket of which that attendee holds one. */
export function ticketOf({ attendees }: Pick<PublicOrder, 'attendees'>, short_id: string): string {
  return attendees.find((attendee) => attendee.short_id === short_id)?.ticket_id ?? ''
}
