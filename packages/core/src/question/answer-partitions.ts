import type { AnswerRow } from '@foyer/contracts/question/answer'
import { readListShards } from '../event-graph/read-list-shards.ts'
import { listPartitions } from '../list/list-partitions.ts'
import type { ReadRows } from '../list/list-rows.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import type { AnsweredRow } from '../store/question/answered-row.ts'

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
    const done = rows.filter(({ completed_at }) => completed_at !== null)
    return { data: headsOf(done, question_id, headOfOrder), cursor }
  })
  const ofAttendees = listPartitions(shards, async (shard, page) => {
    const { data, cursor } = await AttendeeEntity.query.list(shard).go(page)
    const rows = data.flatMap(({ row }) => row ?? [])
    return { data: headsOf(rows, question_id, headOfAttendee), cursor }
  })
  return [...ofOrders, ...ofAttendees].map((readRows) => () => readRows())
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
