import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Question } from '@foyer/contracts/question/question'
import type { listQuestions as endpoint } from '@foyer/contracts/question/question-endpoints'
import type { Context } from '../context.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { shortList } from '../list/short-list.ts'

/** Questions of an event in the order in which they are asked by default, hidden ones too. Error: `event.not_found`. */
export async function listQuestions(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: Question[]; meta: ListMeta }> {
  const { questions } = await requireEventGraph(ctx, params.event_id)
  return shortList(questions, query, { id: 'id', searched: ['title'] })
}
