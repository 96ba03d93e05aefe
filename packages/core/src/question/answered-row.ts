import type { Answer } from '@foyer/contracts/question/answer'

/** What a list's row knows of answers: to which questions, so that they are found without opening every order. */
export interface AnsweredRow {
  answered_question_ids?: string[]
}

/** The part of a row that says which questions were answered; nothing where none was. */
export function answeredRow(answers: readonly Answer[] | undefined): AnsweredRow {
  if (!answers || answers.length === 0) return {}
  return { answered_question_ids: answers.map(({ question_id }) => question_id) }
}
