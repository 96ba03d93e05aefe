import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Question } from '@foyer/contracts/question/question'
import type { getQuestion as endpoint } from '@foyer/contracts/question/question-endpoints'
import type { Context } from '../context.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { requireQuestion } from './require-question.ts'

/** One question of an event. Errors: `event.not_found`, `question.not_found`. */
export async function getQuestion(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Question> {
  return requireQuestion(await requireEventGraph(ctx, params.event_id), params.question_id)
}
