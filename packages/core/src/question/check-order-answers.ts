import type { GiveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import type { Answer, AnswerValue, GivenAnswer } from '@foyer/contracts/question/answer'
import { concernsTicket } from '@foyer/contracts/question/concerns-ticket'
import { isEmptyAnswer } from '@foyer/contracts/question/empty-answer'
import { type PublicQuestion, publicQuestion } from '@foyer/contracts/question/question'
import { type AnswerRefusals, refuseAnswer } from '@foyer/contracts/question/refuse-answer'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { QuestionItem } from '../store/question/question-entity.ts'
import { AppError } from '../verb.ts'

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

/**
 * Checks the answers of one ticket's new holder (docs/decisions/0085). Errors: `order.question_required`, else `request.invalid`; fields are
 * `answers.<question_id>`.
 */
export function checkTicketAnswers(
  asked: readonly PublicQuestion[],
  given: readonly GivenAnswer[],
): Answer[] {
  const checked = checkAnswers(asked, given)
  refuse([['', checked]])
  return checked.answers
}

/** What an event asks about each ticket of that kind, as a holder sees it. */
export function ticketQuestions(questions: readonly QuestionItem[], ticket_id: string): PublicQuestion[] {
  return askedQuestions(questions, { slots: [{ ticket_id }] }).filter(
    ({ belongs_to }) => belongs_to === 'ATTENDEE',
  )
}

/** Answers ready to be kept, and what is wrong with those given: messages by dotted path below `answers`. */
export interface CheckedAnswers {
  answers: Answer[]
  errors: AnswerRefusals
  /** A required question has no answer. */
  isIncomplete: boolean
}

/**
 * Checks answers against the current questions (specification §5): required ones are answered, each answer fits its
 * question's type and options, and none repeats a question or answers another one. Empty answers count as missing. The
 * result is in the order of the questions.
 */
export function checkAnswers(
  asked: readonly PublicQuestion[],
  given: readonly GivenAnswer[],
): CheckedAnswers {
  const checked: CheckedAnswers = { answers: [], errors: strangeAnswers(asked, given), isIncomplete: false }
  for (const question of asked) {
    const value = given.find(({ question_id }) => question_id === question.id)?.value
    const isEmpty = value === undefined || isEmptyAnswer(value)
    if (isEmpty && question.is_required) checked.isIncomplete = true
    const refusals = refuseAnswer(question, value)
    Object.assign(checked.errors, refusals)
    if (!isEmpty && Object.keys(refusals).length === 0) checked.answers.push(kept(question, value))
  }
  return checked
}

function strangeAnswers(asked: readonly PublicQuestion[], given: readonly GivenAnswer[]): AnswerRefusals {
  const errors: AnswerRefusals = {}
  given.forEach(({ question_id }, index) => {
    if (!asked.some(({ id }) => id === question_id))
      errors[question_id] = ['This question is not asked here.']
    else if (given.findIndex((other) => other.question_id === question_id) !== index)
      errors[question_id] = ['Answer this question once.']
  })
  return errors
}

function kept({ id, title, type }: PublicQuestion, value: AnswerValue): Answer {
  return { question_id: id, title, type, value }
}

/** What the checkout of an order asks: nothing hidden, and nothing about tickets that the order does not have. */
export function askedQuestions(
  questions: readonly QuestionItem[],
  { slots }: { slots: readonly { ticket_id: string }[] },
): PublicQuestion[] {
  return questions
    .filter(({ is_hidden }) => !is_hidden)
    .filter((question) => slots.some(({ ticket_id }) => concernsTicket(question, ticket_id)))
    .map((question) => publicQuestion.parse(question))
}
