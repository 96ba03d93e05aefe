import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteQuestion as endpoint } from '@foyer/contracts/question/question-endpoints'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { QuestionEntity } from '../store/question/question-entity.ts'
import { requireEditableQuestion } from './require-question.ts'

/**
 * Deletes a question; answers already given stay on their orders and attendees. Errors: `event.not_found`,
 * `question.not_found`, `question.default_locked`.
 */
export async function deleteQuestion(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  const { event_id } = params
  const { id } = requireEditableQuestion(await requireEventGraph(ctx, event_id), params.question_id)
  await QuestionEntity.delete({ event_id, id }).go()
  forgetEventGraph(event_id)
}
