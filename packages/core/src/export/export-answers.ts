import type { CreateExportBody } from '@foyer/contracts/export/export'
import type { Answer } from '@foyer/contracts/question/answer'
import { affiliateList } from '../affiliate/read-affiliates.ts'
import { allIds, allRows } from '../list/list-rows.ts'
import { wholeAnswerList } from '../question/list-answers.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { readOrders } from '../store/order/order-entity.ts'
import {
  answerText,
  type ExportCell,
  type ExportColumn,
  type ExportScene,
  type ExportSource,
  linesOf,
} from './export-rows.ts'

/** The answers to one question, one line each, with who gave them. */
export function exportAnswers(
  scene: ExportScene,
  query: CreateExportBody & { kind: 'answers' },
): ExportSource {
  const { graph, t, locale } = scene
  const { question_id } = query
  const question = graph.questions.find(({ id }) => id === question_id)
  const line = ({ answers = [], ...person }: Answering): ExportCell[] => {
    const given = answers.find((answer) => answer.question_id === question_id)
    const answer = given ? answerText(given, locale) : null
    const { order_reference = person.reference, first_name, last_name, email, created_at } = person
    const attendee_reference = 'order_reference' in person ? person.reference : null
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
    choose: async () => allIds(query, await wholeAnswerList(graph.event.id, question_id)),
    lines: (ids) => linesOf(ids, readAnswering, line),
  }
}

/** What an answer's line needs of an order, or of an attendee, who has the order's reference too. */
interface Answering {
  answers?: readonly Answer[] | undefined
  reference: string
  order_reference?: string
  first_name: string
  last_name: string
  email: string
  created_at: string
}

/** Orders and attendees by their short ids: no id belongs to both. */
async function readAnswering(short_ids: readonly string[]): Promise<Map<string, Answering>> {
  const [orders, attendees] = await Promise.all([readOrders(short_ids), readAttendees(short_ids)])
  return new Map<string, Answering>([...orders, ...attendees])
}

/** The event's affiliates, one line each, with what they sold. */
export async function exportAffiliates(
  { graph, t }: ExportScene,
  query: CreateExportBody & { kind: 'affiliates' },
): Promise<ExportSource> {
  const { id: event_id, currency } = graph.event
  const rows = await allRows(query, await affiliateList({ event_id, currency }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const line = (row: (typeof rows)[number]): ExportCell[] => [
    row.name,
    row.code,
    row.email,
    t(`export.affiliate-status.${row.status}`),
    row.orders,
    row.tickets,
    row.currency,
    row.gross,
    row.created_at,
  ]
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
    choose: async () => rows.map(({ id }) => id),
    lines: (ids) => linesOf(ids, async () => byId, line),
  }
}
