import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Question } from '@foyer/contracts/question/question'
import type { sortQuestions as endpoint } from '@foyer/contracts/question/question-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { QuestionEntity } from '../store/question/question-entity.ts'

/**
 * Sets the order in which questions are asked. All questions of the event must be named, each once (specification §5:
 * sorting is for the whole list). Errors: `event.not_found`, `request.invalid`.
 */
export async function sortQuestions(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Question[]> {
  const { event_id } = params
  const { questions } = await requireEventGraph(ctx, event_id)
  const sorted = body.question_ids.flatMap((id) => questions.find((question) => question.id === id) ?? [])
  const counts = [body.question_ids.length, sorted.length, new Set(sorted).size]
  if (counts.some((count) => count !== questions.length))
    throw new AppError('request.invalid', {
      errors: { question_ids: ['Name every question of the event once.'] },
    })
  const placed = sorted.map((question, index) => ({ ...question, sort_order: index + 1 }))
  const moved = placed.filter(({ sort_order }, index) => sort_order !== sorted[index]?.sort_order)
  await Promise.all(
    moved.map(({ id, sort_order }) => QuestionEntity.patch({ event_id, id }).set({ sort_order }).go()),
  )
  forgetEventGraph(event_id)
  return placed
}
