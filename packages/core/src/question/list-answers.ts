import type { ListMeta } from '@foyer/contracts/list'
import type { Answer, AnswerCounts, AnswerRow } from '@foyer/contracts/question/answer'
import { choiceTypes } from '@foyer/contracts/question/question'
import type * as endpoints from '@foyer/contracts/question/question-endpoints'
import { keptRows } from '../change-log/kept-lists.ts'
import { rowFile } from '../change-log/row-file.ts'
import { readListShards, requireEvent } from '../event-graph/event-graph.ts'
import { eachAs, listPartitions } from '../list/list-partitions.ts'
import { listRows, type ReadRows, type RowList } from '../list/list-rows.ts'
import { AttendeeEntity, type AttendeeItem, readAttendee } from '../store/attendee/attendee-entity.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { type AnsweredRow, optionMark, optionsOf, QuestionEntity } from '../store/question/question-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** The answers to one question on orders that were ever completed, newest first by default; `query` searches who answered. */
export async function listAnswers(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listAnswers>,
): Promise<{ data: AnswerRow[]; meta: ListMeta }> {
  const { event_id, question_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  const { data: question } = await QuestionEntity.get({ event_id, id: question_id }).go({ consistent: true })
  if (!question) throw new AppError('question.not_found')
  const list = await answerList(event_id, question_id)
  const { data, meta } = await listRows(query, {
    ...list,
    partitions: await keptOr(list.partitions, event_id, question_id),
  })
  const rows = await Promise.all(data.map((head) => withAnswer(head, question_id)))
  return { data: rows.flatMap((row) => row ?? []), meta }
}

/** The row with its answer. Nothing if the order or attendee was changed in between and no longer has it. */
async function withAnswer(head: AnswerHead, question_id: string): Promise<AnswerRow | null> {
  const answer = await readAnswer(head, question_id)
  const { chosen: _chosen, short_id: _short_id, ...row } = head
  return answer ? { ...row, answer } : null
}

/** How many marks of options that are no longer offered are looked up; more kinds of old answers are of no use. */
const mostOldOptions = 100

/**
 * How many answered a question on orders that were ever completed, and for a choice how often each option was chosen: counted
 * from the lists' rows, not stored (docs/decisions/0021).
 */
export async function countAnswers(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.countAnswers>,
): Promise<AnswerCounts> {
  const { event_id, question_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  const { data: question } = await QuestionEntity.get({ event_id, id: question_id }).go({ consistent: true })
  if (!question) throw new AppError('question.not_found')
  const partitions = await keptOr(await answerPartitions(event_id, question_id), event_id, question_id)
  const heads = (await Promise.all(partitions.map((read) => read()))).flat()
  if (!choiceTypes.includes(question.type)) return { answered: heads.length, options: [] }
  const choices = countChoices(heads)
  const offered = question.options.map((option) => ({
    option,
    count: choices.get(optionMark(option))?.count ?? 0,
    is_offered: true,
  }))
  for (const { option } of offered) choices.delete(optionMark(option))
  const old = await Promise.all(
    [...choices].slice(0, mostOldOptions).map((choice) => nameOption(choice, question_id)),
  )
  return { answered: heads.length, options: [...offered, ...old.flatMap((option) => option ?? [])] }
}

interface Choice {
  count: number
  /** Somebody who chose it. */
  by: AnswerHead
}

/** By an option's mark. */
function countChoices(heads: readonly AnswerHead[]): Map<string, Choice> {
  const choices = new Map<string, Choice>()
  for (const by of heads)
    for (const mark of by.chosen) {
      const choice = choices.get(mark)
      if (choice) choice.count += 1
      else choices.set(mark, { count: 1, by })
    }
  return choices
}

/** An option that is no longer offered: people chose it all the same, and one of their answers has its words. */
async function nameOption([mark, { count, by }]: [string, Choice], question_id: string) {
  const answer = await readAnswer(by, question_id)
  const option = answer && optionsOf(answer).find((chosen) => optionMark(chosen) === mark)
  return option === undefined ? null : { option, count, is_offered: false }
}

/**
 * Who answered a question, before the answer itself is read; `short_id` is the attendee's or else the order's, `chosen` the
 * marks of the options (`optionMark`).
 */
export type AnswerHead = Omit<AnswerRow, 'answer'> & { short_id: string; chosen: string[] }

/**
 * Everybody who answered that question, from the rows of an event's orders and attendees: a question that belonged to
 * orders and now belongs to attendees has answers of both. Always read whole, so that their number is known.
 */
export async function answerPartitions(
  event_id: string,
  question_id: string,
): Promise<ReadRows<AnswerHead>[]> {
  const shards = await readListShards(event_id)
  const ofOrders = listPartitions(shards, async (shard, page) => {
    const { data, cursor } = await OrderEntity.query.list(shard).go(page)
    const rows = data.flatMap(({ row }) => row ?? [])
    const done = rows.filter(isDone)
    return { data: headsOf(done, question_id, headOfOrder), cursor }
  })
  const ofAttendees = listPartitions(shards, async (shard, page) => {
    const { data, cursor } = await AttendeeEntity.query.list(shard).go(page)
    const rows = data.flatMap(({ row }) => row ?? [])
    return { data: headsOf(rows, question_id, headOfAttendee), cursor }
  })
  return [...ofOrders, ...ofAttendees].map((readRows) => (_limit, each) => readRows(undefined, each))
}

/** The same from the rows that the process keeps of a large event (docs/decisions/0093), else as given. */
async function keptOr(
  partitions: readonly ReadRows<AnswerHead>[],
  event_id: string,
  question_id: string,
): Promise<readonly ReadRows<AnswerHead>[]> {
  const [orders, attendees] = await Promise.all([
    keptRows<NonNullable<OrderItem['row']>>({ event_id, kind: 'order' }),
    keptRows<NonNullable<AttendeeItem['row']>>({ event_id, kind: 'attendee' }),
  ])
  if (!orders || !attendees) return partitions
  const done = orders.filter(isDone)
  const heads = [
    ...headsOf(done, question_id, headOfOrder),
    ...headsOf(attendees, question_id, headOfAttendee),
  ].map(({ row }) => row)
  return [async () => heads]
}

type HeadWithoutChoice = Omit<AnswerHead, 'chosen'>

function headsOf<Row extends AnsweredRow>(
  rows: readonly Row[],
  question_id: string,
  headOf: (row: Row) => HeadWithoutChoice,
): { row: AnswerHead }[] {
  return rows
    .filter(({ answered_question_ids = [] }) => answered_question_ids.includes(question_id))
    .map((row) => ({ row: { ...headOf(row), chosen: row.chosen_options?.[question_id] ?? [] } }))
}

type Named = Pick<AnswerHead, 'first_name' | 'last_name' | 'email' | 'created_at' | 'short_id'>

function headOfOrder(row: Named & { reference: string }): HeadWithoutChoice {
  const { short_id, reference, first_name, last_name, email, created_at } = row
  return {
    ...{ short_id, first_name, last_name, email, created_at },
    order_short_id: short_id,
    order_reference: reference,
    attendee_short_id: null,
    attendee_reference: null,
  }
}

function headOfAttendee(
  row: Named & { reference: string; order_short_id: string; order_reference: string },
): HeadWithoutChoice {
  const { short_id, reference, first_name, last_name, email, created_at } = row
  return {
    ...{ short_id, first_name, last_name, email, created_at },
    order_short_id: row.order_short_id,
    order_reference: row.order_reference,
    attendee_short_id: short_id,
    attendee_reference: reference,
  }
}

/** The same for a reader of all rows: those of a large event from its snapshots and log (docs/decisions/0129). */
export async function wholeAnswerList(event_id: string, question_id: string): Promise<RowList<AnswerHead>> {
  const [orders, attendees] = await Promise.all([
    rowFile<NonNullable<OrderItem['row']>>(event_id, 'order'),
    rowFile<NonNullable<AttendeeItem['row']>>(event_id, 'attendee'),
  ])
  if (!orders || !attendees) return answerList(event_id, question_id)
  const partitions = [
    eachAs(orders, (rows) => headsOf(rows.filter(isDone), question_id, headOfOrder).map(({ row }) => row)),
    eachAs(attendees, (rows) => headsOf(rows, question_id, headOfAttendee).map(({ row }) => row)),
  ]
  return { ...answerListing, partitions }
}

/** Answers of orders that were ever completed count. */
function isDone({ completed_at }: { completed_at: string | null }): boolean {
  return completed_at !== null
}

/** Who answered a question, as the list engine reads them. */
export async function answerList(event_id: string, question_id: string): Promise<RowList<AnswerHead>> {
  return { ...answerListing, partitions: await answerPartitions(event_id, question_id) }
}

const answerListing = {
  order_by: 'created_at',
  id: 'short_id',
  searched: ['first_name', 'last_name', 'email', 'order_reference', 'attendee_reference'],
  // The partitions are read whole, which counts them.
  total: async () => 0,
} as const satisfies Partial<RowList<AnswerHead>>

/** What somebody answered to a question; undefined when their order or ticket no longer has an answer to it. */
export async function readAnswer(head: AnswerHead, question_id: string): Promise<Answer | undefined> {
  const answers = await readAnswers(head)
  return answers.find((answer) => answer.question_id === question_id)
}

async function readAnswers({ attendee_short_id, order_short_id }: AnswerHead): Promise<Answer[]> {
  if (attendee_short_id) return (await readAttendee(attendee_short_id))?.answers ?? []
  const { data } = await OrderEntity.get({ short_id: order_short_id }).go()
  return data?.answers ?? []
}
