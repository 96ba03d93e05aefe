import type { Answer, AnswerValue } from '@foyer/contracts/question/answer'
import { emptyAddress, isEmptyAnswer } from '@foyer/contracts/question/empty-answer'
import { refuseAnswer } from '@foyer/contracts/question/refuse-answer'
import type { EventGraph } from '../event-graph/event-graph.ts'
import type { QuestionItem } from '../store/question/question-entity.ts'
import type { PlannedTicket } from './plan-orders.ts'
import { RefusedOrder } from './plan-orders.ts'
import type { Problem } from './reader/given-row.ts'

/** The answers of a row, or of all rows of an order, ready to be kept. */
export interface ImportedAnswers {
  order: Answer[]
  ticket: Answer[]
}

/**
 * The answers that a row names by their questions' ids or titles. A question may be hidden, required or about other tickets: what was asked
 * elsewhere was asked. Error: `RefusedOrder`.
 */
export function answersOf(
  { questions }: Pick<EventGraph, 'questions'>,
  { given: { answers = {} } }: Pick<PlannedTicket, 'given'>,
): ImportedAnswers {
  const found: ImportedAnswers = { order: [], ticket: [] }
  for (const [named, value] of Object.entries(answers)) {
    if (isEmptyAnswer(value)) continue
    const question = questions.find(({ id, title }) => id === named || folded(title) === folded(named))
    if (!question) throw new RefusedOrder(noQuestion(named))
    const { id, title, type, belongs_to } = question
    const answer = { question_id: id, title, type, value: fitted(question, value) }
    found[belongs_to === 'ORDER' ? 'order' : 'ticket'].push(answer)
  }
  if (JSON.stringify(found).length > mostAnswerLetters) throw new RefusedOrder(tooLong)
  return found
}

/** What the rows of an order say about the order: of each question the first answer. Error: `RefusedOrder`. */
export function orderAnswers(
  graph: Pick<EventGraph, 'questions'>,
  tickets: readonly PlannedTicket[],
): Answer[] {
  const all = tickets.flatMap((ticket) => answersOf(graph, ticket).order)
  return [...Map.groupBy(all, ({ question_id }) => question_id).values()].flatMap(([first]) => first ?? [])
}

/** Kept answers with these in the places of those to the same questions. */
export function withAnswers(known: readonly Answer[], given: readonly Answer[]): { answers?: Answer[] } {
  const others = known.filter(({ question_id }) => !given.some((each) => each.question_id === question_id))
  const answers = [...others, ...given]
  return answers.length > 0 ? { answers } : {}
}

/** Of one row: an item of the table has 400 KB, and a letter up to four bytes. */
const mostAnswerLetters = 50_000
const tooLong = {
  code: 'row.answer',
  message: 'Together, these answers are too long. Shorten some of them.',
}

const folded = (text: string) => text.trim().toLowerCase()

function noQuestion(named: string): Problem {
  const message = `This event has no question “${named}”. Create it, or leave its answers out.`
  return { code: 'question.not_found', about: named, message }
}

function fitted(question: QuestionItem, value: AnswerValue): AnswerValue {
  const read = readAs(question, value)
  // Of an address in one cell, the parts are not known.
  if (question.type === 'ADDRESS' && typeof value === 'string') return read
  const [refusal] = Object.values(refuseAnswer({ ...question, is_required: false }, read)).flat()
  if (!refusal) return read
  const { title } = question
  throw new RefusedOrder({ code: 'row.answer', about: title, message: `${title}: ${refusal}` })
}

function readAs({ type, options }: QuestionItem, value: AnswerValue): AnswerValue {
  if (typeof value !== 'string')
    return Array.isArray(value) ? value.map((one) => optionOf(options, one)) : value
  switch (type) {
    case 'RADIO':
    case 'DROPDOWN':
      return optionOf(options, value)
    case 'CHECKBOX':
      return chosenIn(options, value)
    case 'ADDRESS':
      return { ...emptyAddress, address_line_1: value }
    default:
      return value
  }
}

/** The option that differs in case alone, else the text. */
const optionOf = (options: readonly string[], text: string) =>
  options.find((option) => folded(option) === folded(text)) ?? text

/** Several options in one text: an option may have a comma itself. */
function chosenIn(options: readonly string[], text: string): string[] {
  const whole = optionOf(options, text)
  if (options.includes(whole)) return [whole]
  return text
    .split(/[,;|\n]/)
    .map((part) => optionOf(options, part.trim()))
    .filter(Boolean)
}
