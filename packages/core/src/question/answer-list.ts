import type { RowList } from '../list/list-rows.ts'
import { type AnswerHead, answerPartitions } from './answer-partitions.ts'

/** Who answered a question, as the list engine reads them. */
export async function answerList(event_id: string, question_id: string): Promise<RowList<AnswerHead>> {
  return {
    partitions: await answerPartitions(event_id, question_id),
    order_by: 'created_at',
    id: 'short_id',
    searched: ['first_name', 'last_name', 'email', 'order_reference', 'attendee_reference'],
    // The partitions are read whole, which counts them.
    total: async () => 0,
  }
}
