import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { AnswerRow } from '@foyer/contracts/question/answer'
import type { listAnswers as endpoint } from '@foyer/contracts/question/question-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { QuestionEntity } from '../store/question/question-entity.ts'
import { answerList } from './answer-list.ts'
import type { AnswerHead } from './answer-partitions.ts'
import { readAnswer } from './read-answer.ts'

/**
 * The answers to one question on orders that were ever completed, newest first by default; `query` searches who answered.
 * Errors: `event.not_found`, `question.not_found`.
 */
export async function listAnswers(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: AnswerRow[]; meta: ListMeta }> {
  const { event_id, question_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  const { data: question } = await QuestionEntity.get({ event_id, id: question_id }).go({ consistent: true })
  if (!question) throw new AppError('question.not_found')
  const { data, meta } = await listRows(query, await answerList(event_id, question_id))
  const rows = await Promise.all(data.map((head) => withAnswer(head, question_id)))
  return { data: rows.flatMap((row) => row ?? []), meta }
}

/** The row with its answer; none when the order or attendee was changed in between and has it no more. */
async function withAnswer(head: AnswerHead, question_id: string): Promise<AnswerRow | null> {
  const answer = await readAnswer(head, question_id)
  const { chosen: _chosen, short_id: _short_id, ...row } = head
  return answer ? { ...row, answer } : null
}
