import { createHash } from 'node:crypto'
import type { Answer } from '@foyer/contracts/question/answer'
import { choiceTypes, type Question, type QuestionType } from '@foyer/contracts/question/question'
import type { EntityItem } from 'electrodb'
import { inEventPartition, kept, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * A question of an event's checkout. It is read with the event (collection `event_graph`): by the checkout, which asks
 * it, and by the organizer. Answers are kept with the order or attendee that gave them, not here.
 */
export const QuestionEntity = new LazyEntity(
  {
    model: { entity: 'question', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      title: { type: 'string', required: true },
      description: { type: 'string', required: true },
      type: { type: kept<QuestionType>(), required: true },
      options: { type: kept<string[]>(), required: true },
      is_required: { type: 'boolean', required: true },
      is_hidden: { type: 'boolean', required: true },
      belongs_to: { type: kept<Question['belongs_to']>(), required: true },
      ticket_ids: { type: kept<string[]>(), required: true },
      sort_order: { type: 'number', required: true },
      version: { type: 'number' },
    },
    indexes: {
      primary: { collection: 'event_graph', ...inEventPartition },
    },
  },
  onTable,
)
export type QuestionItem = EntityItem<typeof QuestionEntity>

/** The part of a list's row about answers, with which they are found and counted without reading every order. */
export interface AnsweredRow {
  answered_question_ids?: string[]
  /** The marks of the options chosen, by question: an option may have 150 characters, a row should stay below a KB. */
  chosen_options?: Record<string, string[]>
}

/** Which questions were answered, and with which options, for a list's row. Empty without answers. */
export function answeredRow(answers: readonly Answer[] | undefined): AnsweredRow {
  if (!answers || answers.length === 0) return {}
  const chosen = answers
    .filter(({ type }) => choiceTypes.includes(type))
    .map((answer) => [answer.question_id, optionsOf(answer).map(optionMark)])
  return {
    answered_question_ids: answers.map(({ question_id }) => question_id),
    ...(chosen.length > 0 ? { chosen_options: Object.fromEntries(chosen) } : {}),
  }
}

/** The chosen options. Empty if the question was not a choice when it was answered. */
export function optionsOf({ type, value }: Pick<Answer, 'type' | 'value'>): string[] {
  if (!choiceTypes.includes(type)) return []
  return [value].flat().filter((option) => typeof option === 'string')
}

/** Six letters for an option: two of a question's 100 options collide once in ten million questions. */
export function optionMark(option: string): string {
  return createHash('sha256').update(option).digest('base64url').slice(0, 6)
}
