import { concernsTicket, type PublicQuestion, publicQuestion } from '@foyer/contracts/question/question'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { QuestionItem } from '../store/question/question-entity.ts'

/** What the checkout of an order asks: nothing hidden, and nothing about tickets that the order has not. */
export function askedQuestions(
  questions: readonly QuestionItem[],
  { slots }: Pick<OrderItem, 'slots'>,
): PublicQuestion[] {
  return questions
    .filter(({ is_hidden }) => !is_hidden)
    .filter((question) => slots.some(({ ticket_id }) => concernsTicket(question, ticket_id)))
    .map((question) => publicQuestion.parse(question))
}
