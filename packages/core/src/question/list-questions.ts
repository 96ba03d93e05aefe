import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Question } from '@foyer/contracts/question/question'
import type { listQuestions as endpoint } from '@foyer/contracts/question/question-endpoints'
import type { Context } from '../context.ts'
import { requireEventGraph } from '../ticket/require-event-graph.ts'

/** All questions of an event in the order in which they are asked, hidden ones too. Error: `event.not_found`. */
export async function listQuestions(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Question[]> {
  return (await requireEventGraph(ctx, params.event_id)).questions
}
