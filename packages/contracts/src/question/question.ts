import * as z from 'zod'
import { id } from '../id.ts'
import { listQuery } from '../list.ts'
import { booleanFilter, idFilter, oneOf, textFilter } from '../list-filter.ts'
import { richText, shortLine, title } from '../text.ts'

export const questionType = z.enum([
  'SINGLE_LINE',
  'MULTI_LINE',
  'CHECKBOX',
  'RADIO',
  'DROPDOWN',
  'DATE',
  'ADDRESS',
])
export type QuestionType = z.infer<typeof questionType>

/** The types with one of the options as the answer; a CHECKBOX question takes several of them. */
export const choiceTypes: readonly QuestionType[] = ['CHECKBOX', 'RADIO', 'DROPDOWN']

export const maxQuestionsPerEvent = 50

/** What every order and attendee is asked. These are not stored and cannot be edited (specification §3, Question). */
export const defaultQuestionId = z.enum(['default-first-name', 'default-last-name', 'default-email'])

/**
 * A question of the checkout as its organizer sees it (specification §3). `description` is sanitized HTML; no
 * `ticket_ids` means all tickets; hidden questions are not asked.
 */
export const question = z.object({
  id: id('question'),
  event_id: id('event'),
  title: z.string(),
  description: z.string(),
  type: questionType,
  options: z.array(z.string()),
  is_required: z.boolean(),
  is_hidden: z.boolean(),
  belongs_to: z.enum(['ORDER', 'ATTENDEE']),
  ticket_ids: z.array(id('ticket')),
  sort_order: z.int(),
})
export type Question = z.infer<typeof question>

/** A question as the checkout shows it. */
export const publicQuestion = question.omit({ event_id: true, is_hidden: true, sort_order: true })
export type PublicQuestion = z.infer<typeof publicQuestion>

export const questionBody = z
  .strictObject({
    title,
    description: richText.default(''),
    type: questionType,
    options: z.array(shortLine(150).min(1, 'Enter an option.')).max(100, 'At most 100 options.').default([]),
    is_required: z.boolean().default(false),
    is_hidden: z.boolean().default(false),
    belongs_to: question.shape.belongs_to,
    ticket_ids: z.array(id('ticket')).max(500).default([]),
  })
  .check((check) => {
    const { type, options } = check.value
    const refuse = (path: (string | number)[], message: string) =>
      check.issues.push({ code: 'custom', path, message, input: check.value })
    const isChoice = choiceTypes.includes(type)
    if (isChoice && options.length === 0) refuse(['options'], 'A choice question needs at least one option.')
    if (!isChoice && options.length > 0) refuse(['options'], 'Only choice questions have options.')
    options.forEach((option, index) => {
      if (options.indexOf(option) !== index) refuse(['options', index], 'This option already exists.')
    })
  })
export type QuestionBody = z.infer<typeof questionBody>

export const questionListQuery = listQuery({
  sort: ['sort_order', 'title', 'type'],
  filter: {
    title: textFilter,
    type: oneOf(questionType.options),
    belongs_to: oneOf(question.shape.belongs_to.options),
    is_required: booleanFilter,
    is_hidden: booleanFilter,
    ticket_ids: idFilter,
  },
})
