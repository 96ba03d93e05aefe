import type { Answer } from '@foyer/contracts/question/answer'
import { readAttendee } from '../store/attendee/read-attendee.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import type { AnswerHead } from './answer-partitions.ts'

/** What somebody answered to a question; undefined when their order or ticket has no answer to it any more. */
export async function readAnswer(head: AnswerHead, question_id: string): Promise<Answer | undefined> {
  const answers = await readAnswers(head)
  return answers.find((answer) => answer.question_id === question_id)
}

async function readAnswers({ attendee_short_id, order_short_id }: AnswerHead): Promise<Answer[]> {
  if (attendee_short_id) return (await readAttendee(attendee_short_id))?.answers ?? []
  const { data } = await OrderEntity.get({ short_id: order_short_id }).go()
  return data?.answers ?? []
}
