import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Question } from '@foyer/contracts/question/question'
import type { updateQuestion as endpoint } from '@foyer/contracts/question/question-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event/event-graph-cache.ts'
import { isConditionRefused } from '../table/transact.ts'
import { requireEventGraph } from '../ticket/require-event-graph.ts'
import { QuestionEntity } from './question-entity.ts'
import { questionFields } from './question-fields.ts'
import { requireEditableQuestion } from './require-question.ts'

/**
 * Changes a question; answers already given stay as they were given (F21). Errors: `event.not_found`,
 * `question.not_found`, `question.default_locked`, `ticket.not_found`.
 */
export async function updateQuestion(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Question> {
  const { event_id } = params
  const graph = await requireEventGraph(ctx, event_id)
  const { id, ticket_ids } = requireEditableQuestion(graph, params.question_id)
  const fields = await questionFields(body, graph, ticket_ids)
  try {
    const { data } = await QuestionEntity.patch({ event_id, id }).set(fields).go({ response: 'all_new' })
    forgetEventGraph(event_id)
    return data
  } catch (error) {
    if (isConditionRefused(error)) throw new AppError('question.not_found')
    throw error
  }
}
