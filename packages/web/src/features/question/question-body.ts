import type { Question, questionBody } from '@foyer/contracts/question/question'
import type * as z from 'zod'

export type QuestionInput = z.input<typeof questionBody>
export type QuestionTarget = Question['belongs_to']

/** The initial values of a new question's form. */
export function newQuestion(belongs_to: QuestionTarget): QuestionInput {
  return {
    title: '',
    description: '',
    type: 'SINGLE_LINE',
    options: [],
    is_required: false,
    is_hidden: false,
    belongs_to,
    ticket_ids: [],
  }
}

/** A question in the shape that its form and `updateQuestion` take. */
export function toQuestionBody(question: Question): QuestionInput {
  const { id: _id, event_id: _event, sort_order: _order, ...body } = question
  return body
}
