import type { Question, questionBody } from '@foyer/contracts/question/question'
import type * as z from 'zod'

export type QuestionInput = z.input<typeof questionBody>
export type QuestionTarget = Question['belongs_to']

/** What the form of a new question begins with. */
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

/** A question as its own form and `updateQuestion` take it. */
export function toQuestionBody(question: Question): QuestionInput {
  const { id: _id, event_id: _event, sort_order: _order, ...body } = question
  return body
}
