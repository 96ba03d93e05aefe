import type { CreateExportBody } from '@foyer/contracts/export/export'
import type { Answer } from '@foyer/contracts/question/answer'
import { allRows } from '../list/list-rows.ts'
import { answerList } from '../question/answer-list.ts'
import type { AnswerHead } from '../question/answer-partitions.ts'
import { readAttendees } from '../store/attendee/read-attendees.ts'
import { readOrders } from '../store/order/read-orders.ts'
import { answerText } from './answer-text.ts'
import type { ExportCell, ExportColumn, ExportRows } from './export-rows.ts'
import type { ExportScene } from './export-scene.ts'
import { readInBatches } from './read-in-batches.ts'

/** The answers to one question, one line each, with who gave them. */
export async function exportAnswers(
  scene: ExportScene,
  query: CreateExportBody & { kind: 'answers' },
): Promise<ExportRows> {
  const { graph, t, locale } = scene
  const { question_id } = query
  const heads = await allRows(query, await answerList(graph.event.id, question_id))
  const question = graph.questions.find(({ id }) => id === question_id)
  const line = (answers: readonly Answer[], head: AnswerHead): ExportCell[] => {
    const given = answers.find((answer) => answer.question_id === question_id)
    const answer = given ? answerText(given, locale) : null
    const { order_reference, attendee_reference, first_name, last_name, email, created_at } = head
    return [answer, order_reference, attendee_reference, first_name, last_name, email, created_at]
  }
  const text = (title: string): ExportColumn => ({ title, type: 'text' })
  return {
    columns: [
      text(question?.title ?? t('export.answer')),
      text(t('export.order')),
      text(t('export.attendee')),
      text(t('export.first-name')),
      text(t('export.last-name')),
      text(t('export.email')),
      { title: t('export.ordered-at'), type: 'moment' },
    ],
    total: heads.length,
    batches: readInBatches(heads, readAnswers, line),
  }
}

/** What orders and attendees answered, by their short ids: no id belongs to both. */
async function readAnswers(short_ids: readonly string[]): Promise<Map<string, Answer[]>> {
  const [orders, attendees] = await Promise.all([readOrders(short_ids), readAttendees(short_ids)])
  return new Map([...orders, ...attendees].map(([short_id, { answers = [] }]) => [short_id, answers]))
}
