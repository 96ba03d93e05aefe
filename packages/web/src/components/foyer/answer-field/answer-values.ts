import type { Answer, AnswerValue, GivenAnswer } from '@foyer/contracts/question/answer'
import { emptyAddress, isEmptyAnswer } from '@foyer/contracts/question/empty-answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'

/** Answers in the form, by question id, so that a field's name is the path at which the server refuses it. */
export type AnswerValues = Record<string, AnswerValue>

/** The form's initial answers: an earlier answer if it still fits the question's type, else an empty one. */
export function answerValues(questions: readonly PublicQuestion[], earlier: readonly Answer[]): AnswerValues {
  return Object.fromEntries(
    questions.map(({ id, type }) => {
      const known = earlier.find((answer) => answer.question_id === id && answer.type === type)
      return [id, known?.value ?? emptyAnswer(type)]
    }),
  )
}

/** The answers to send: those to the current questions, without empty ones. */
export function givenAnswers(questions: readonly PublicQuestion[], values: AnswerValues): GivenAnswer[] {
  return questions.flatMap(({ id }) => {
    const value = values[id]
    return value === undefined || isEmptyAnswer(value) ? [] : [{ question_id: id, value }]
  })
}

function emptyAnswer(type: PublicQuestion['type']): AnswerValue {
  if (type === 'CHECKBOX') return []
  return type === 'ADDRESS' ? emptyAddress : ''
}
