import type { PublicOrder } from '@foyer/contracts/order/order'
import { concernsTicket, type PublicQuestion } from '@foyer/contracts/question/question'

type Asking = Pick<PublicOrder, 'questions'>

/** What is asked once, of the buyer. */
export function orderQuestions({ questions }: Asking): PublicQuestion[] {
  return questions.filter(({ belongs_to }) => belongs_to === 'ORDER')
}

/** What is asked about each holder of that ticket. */
export function ticketQuestions({ questions }: Asking, ticket_id: string): PublicQuestion[] {
  return questions.filter(
    (question) => question.belongs_to === 'ATTENDEE' && concernsTicket(question, ticket_id),
  )
}
