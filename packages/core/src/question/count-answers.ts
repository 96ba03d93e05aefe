import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Answer, AnswerCounts } from '@foyer/contracts/question/answer'
import { choiceTypes } from '@foyer/contracts/question/question'
import type { countAnswers as endpoint } from '@foyer/contracts/question/question-endpoints'
import { AppError } from '../app-error.ts'
import { AttendeeEntity } from '../attendee/attendee-entity.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { OrderEntity } from '../order/order-entity.ts'
import { type AnswerHead, answerPartitions } from './answer-partitions.ts'
import { QuestionEntity } from './question-entity.ts'

/** Batches of a hundred that are read at once; nobody buys while waiting for these. */
const inBatches = { concurrency: 10 }

/**
 * How many answered a question on orders that were ever completed, and for a choice how often each option was chosen. Read,
 * not kept (docs/decisions/0021). Errors: `event.not_found`, `question.not_found`.
 */
export async function countAnswers(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<AnswerCounts> {
  const { event_id, question_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  const { data: question } = await QuestionEntity.get({ event_id, id: question_id }).go({ consistent: true })
  if (!question) throw new AppError('question.not_found')
  const partitions = await answerPartitions(event_id, question_id)
  const heads = (await Promise.all(partitions.map((read) => read()))).flat()
  if (!choiceTypes.includes(question.type)) return { answered: heads.length, options: [] }
  const answers = (await readAnswers(heads)).filter((answer) => answer.question_id === question_id)
  return { answered: heads.length, options: countOptions(question.options, answers) }
}

async function readAnswers(heads: readonly AnswerHead[]): Promise<Answer[]> {
  const ofAttendees = heads.flatMap(({ attendee_short_id: id }) => (id ? [{ short_id: id }] : []))
  const ofOrders = heads.flatMap((head) =>
    head.attendee_short_id ? [] : [{ short_id: head.order_short_id }],
  )
  const [attendees, orders] = await Promise.all([
    AttendeeEntity.get(ofAttendees).go(inBatches),
    OrderEntity.get(ofOrders).go(inBatches),
  ])
  const late = await Promise.all([
    ...attendees.unprocessed.map((key) => AttendeeEntity.get(key).go()),
    ...orders.unprocessed.map((key) => OrderEntity.get(key).go()),
  ])
  return [...attendees.data, ...orders.data, ...late.map(({ data }) => data)].flatMap(
    (item) => item?.answers ?? [],
  )
}

/** Answers of a time when the question was no choice are no options. */
function countOptions(offered: readonly string[], answers: readonly Answer[]): AnswerCounts['options'] {
  const counts = new Map(offered.map((option) => [option, 0]))
  for (const { type, value } of answers) {
    if (!choiceTypes.includes(type)) continue
    for (const option of [value].flat())
      if (typeof option === 'string') counts.set(option, (counts.get(option) ?? 0) + 1)
  }
  return [...counts].map(([option, count]) => ({ option, count, is_offered: offered.includes(option) }))
}
