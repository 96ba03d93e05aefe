import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type Question, questionBody } from '@foyer/contracts/question/question'
import type { updateQuestion as endpoint } from '@foyer/contracts/question/question-endpoints'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { QuestionEntity, type QuestionItem } from '../store/question/question-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { questionFields } from './question-fields.ts'
import { requireEditableQuestion } from './require-question.ts'

/**
 * Changes a question; answers already given stay as they were given (F21). Errors: those of `changed`, `event.not_found`,
 * `question.not_found`, `question.default_locked`, `ticket.not_found`.
 */
export async function updateQuestion(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Question> {
  return untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    const before = requireEditableQuestion(graph, params.question_id)
    const fields = changed(ctx, questionBody, before, body)
    return write(before, await questionFields(fields, graph, before.ticket_ids))
  })
}

async function write(
  { event_id, id, version: seen }: QuestionItem,
  fields: Partial<QuestionItem>,
): Promise<QuestionItem | 'lost'> {
  try {
    const { data } = await QuestionEntity.patch({ event_id, id })
      .set({ ...fields, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go({ response: 'all_new' })
    forgetEventGraph(event_id)
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}
