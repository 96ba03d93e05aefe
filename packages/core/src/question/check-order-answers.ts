import type { GiveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import type { Answer } from '@foyer/contracts/question/answer'
import { concernsTicket, type PublicQuestion } from '@foyer/contracts/question/question'
import { AppError } from '../app-error.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { type CheckedAnswers, checkAnswers } from './check-answers.ts'

/** The answers of an order's buyer, and those about each ticket by its short id. */
export interface OrderAnswers {
  answers: Answer[]
  ofAttendees: ReadonlyMap<string, Answer[]>
}

/**
 * Checks all answers of the details step: an ORDER question once, an ATTENDEE question for each ticket that it
 * concerns. Errors: `order.question_required`, else `request.invalid`; fields are `answers.<question_id>` and
 * `attendees.<index>.answers.<question_id>`.
 */
export function checkOrderAnswers(
  asked: readonly PublicQuestion[],
  { slots }: Pick<OrderItem, 'slots'>,
  body: Pick<GiveOrderDetailsBody, 'answers' | 'attendees'>,
): OrderAnswers {
  const ofOrder = checkAnswers(
    asked.filter(({ belongs_to }) => belongs_to === 'ORDER'),
    body.answers,
  )
  const ofAttendees = body.attendees.map(({ short_id, answers }) => {
    const slot = slots.find((candidate) => candidate.short_id === short_id)
    return checkAnswers(
      asked.filter(
        (question) =>
          question.belongs_to === 'ATTENDEE' &&
          slot !== undefined &&
          concernsTicket(question, slot.ticket_id),
      ),
      answers,
    )
  })
  refuse([['', ofOrder], ...ofAttendees.map((checked, index) => [`attendees.${index}.`, checked] as const)])
  return {
    answers: ofOrder.answers,
    ofAttendees: new Map(
      body.attendees.map(({ short_id }, index) => [short_id, ofAttendees[index]?.answers ?? []]),
    ),
  }
}

function refuse(parts: readonly (readonly [prefix: string, checked: CheckedAnswers])[]): void {
  const errors = Object.fromEntries(
    parts.flatMap(([prefix, checked]) =>
      Object.entries(checked.errors).map(([field, messages]) => [`${prefix}answers.${field}`, messages]),
    ),
  )
  if (Object.keys(errors).length === 0) return
  const isIncomplete = parts.some(([, checked]) => checked.isIncomplete)
  throw new AppError(isIncomplete ? 'order.question_required' : 'request.invalid', { errors })
}
