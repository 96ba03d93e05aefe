import type { CreateExportBody } from '@foyer/contracts/export/export'
import type { Answer } from '@foyer/contracts/question/answer'
import { affiliateList } from '../affiliate/read-affiliates.ts'
import { allRows } from '../list/list-rows.ts'
import { type AnswerHead, answerList } from '../question/list-answers.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { readOrders } from '../store/order/order-entity.ts'
import {
  answerText,
  type ExportCell,
  type ExportColumn,
  type ExportRows,
  type ExportScene,
  readInBatches,
} from './export-rows.ts'

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

/** The event's affiliates, one line each, with what they sold. */
export async function exportAffiliates(
  { graph, t }: ExportScene,
  query: CreateExportBody & { kind: 'affiliates' },
): Promise<ExportRows> {
  const { id: event_id, currency } = graph.event
  const rows = await allRows(query, await affiliateList({ event_id, currency }))
  const lines = rows.map((row): ExportCell[] => [
    row.name,
    row.code,
    row.email,
    t(`export.affiliate-status.${row.status}`),
    row.orders,
    row.tickets,
    row.currency,
    row.gross,
    row.created_at,
  ])
  const text = (title: string): ExportColumn => ({ title, type: 'text' })
  return {
    columns: [
      text(t('export.affiliate')),
      text(t('export.code')),
      text(t('export.email')),
      text(t('export.status')),
      { title: t('export.order-count'), type: 'number' },
      { title: t('export.ticket-count'), type: 'number' },
      text(t('export.currency')),
      { title: t('export.sales'), type: 'money', currency },
      { title: t('export.created-at'), type: 'moment' },
    ],
    total: rows.length,
    batches: inOne(lines),
  }
}

async function* inOne(lines: ExportCell[][]): AsyncGenerator<ExportCell[][]> {
  yield lines
}
