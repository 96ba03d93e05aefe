import type { ParsedInput } from '@foyer/contracts/endpoint'
import { maxQuestionsPerEvent, type Question } from '@foyer/contracts/question/question'
import type { createQuestion as endpoint } from '@foyer/contracts/question/question-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { newId } from '../random-id.ts'
import { QuestionEntity } from '../store/question/question-entity.ts'
import { questionFields } from './question-fields.ts'

/**
 * Creates a question, last in the order in which they are asked. Errors: `event.not_found`, `ticket.not_found`,
 * `question.limit_reached`.
 */
export async function createQuestion(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Question> {
  const { event_id } = params
  const graph = await requireEventGraph(ctx, event_id)
  const { questions } = graph
  if (questions.length >= maxQuestionsPerEvent) throw new AppError('question.limit_reached')
  const { data } = await QuestionEntity.create({
    ...(await questionFields(body, graph)),
    event_id,
    id: newId('question'),
    sort_order: Math.max(0, ...questions.map(({ sort_order }) => sort_order)) + 1,
  }).go()
  forgetEventGraph(event_id)
  return data
}
