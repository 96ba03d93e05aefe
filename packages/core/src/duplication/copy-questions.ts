import { newId } from '../random-id.ts'
import { QuestionEntity, type QuestionItem } from '../store/question/question-entity.ts'
import { putAll } from '../table/put-all.ts'
import { type CopiedTickets, copiedTicketIds } from './copy-tickets.ts'

/** Writes those questions for another event, except those about tickets that were not copied. */
export async function copyQuestions(
  questions: readonly QuestionItem[],
  event_id: string,
  idOf: CopiedTickets['idOf'] | null,
): Promise<void> {
  const copies = questions.flatMap((question) => {
    const ticket_ids = copiedTicketIds(question.ticket_ids, idOf)
    return ticket_ids ? [{ ...question, event_id, id: newId('question'), ticket_ids }] : []
  })
  await putAll(QuestionEntity, copies)
}
