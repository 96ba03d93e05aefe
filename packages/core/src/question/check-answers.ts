import { type Answer, type AnswerValue, address, type GivenAnswer } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { isEmptyAnswer, refuseAnswer } from './refuse-answer.ts'

/** Answers ready to be kept, and what is wrong with those given: messages by dotted path below `answers`. */
export interface CheckedAnswers {
  answers: Answer[]
  errors: Record<string, string[]>
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
    if (isEmpty && !question.is_required) continue
    if (isEmpty) checked.isIncomplete = true
    const refusals = isEmpty ? missing(question) : refuseAnswer(question, value)
    Object.assign(checked.errors, refusals)
    if (!isEmpty && Object.keys(refusals).length === 0) checked.answers.push(kept(question, value))
  }
  return checked
}

function strangeAnswers(
  asked: readonly PublicQuestion[],
  given: readonly GivenAnswer[],
): CheckedAnswers['errors'] {
  const errors: CheckedAnswers['errors'] = {}
  given.forEach(({ question_id }, index) => {
    if (!asked.some(({ id }) => id === question_id))
      errors[question_id] = ['This question is not asked here.']
    else if (given.findIndex((other) => other.question_id === question_id) !== index)
      errors[question_id] = ['Answer this question once.']
  })
  return errors
}

/** An address has a field for each of its parts, so what is missing is said at those. */
function missing(question: PublicQuestion): CheckedAnswers['errors'] {
  return question.type === 'ADDRESS'
    ? refuseAnswer(question, address.parse({}))
    : { [question.id]: ['Answer this question.'] }
}

function kept({ id, title, type }: PublicQuestion, value: AnswerValue): Answer {
  return { question_id: id, title, type, value }
}
