import type { Answer, AnswerValue, GivenAnswer } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { type AnswerRefusals, isEmptyAnswer, refuseAnswer } from '@foyer/contracts/question/refuse-answer'

/** Answers ready to be kept, and what is wrong with those given: messages by dotted path below `answers`. */
export interface CheckedAnswers {
  answers: Answer[]
  errors: AnswerRefusals
  /** A required question has no answer. */
  isIncomplete: boolean
}

/**
 * Holds answers against the questions that are asked (specification §5: required questions must be answered before
 * checkout): required ones are there, each fits its question's type and options, none is given twice or to a question
 * that is not asked. Empty answers are none. Kept answers stand in the order of the questions.
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
