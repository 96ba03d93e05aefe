import * as z from 'zod'
import { isOneLine } from '../text.ts'
import type { Address, AnswerValue } from './answer.ts'
import { maxAnswerLength } from './answer-length.ts'
import { emptyAddress, isEmptyAnswer } from './empty-answer.ts'
import type { PublicQuestion } from './question.ts'

/** Messages by field. The field is the question's id, or for an address the id and the part, as in `qu_….city`. */
export type AnswerRefusals = Record<string, string[]>

/** The required parts of an address. */
const neededParts = ['address_line_1', 'city', 'country'] as const satisfies (keyof Address)[]

/**
 * Why an answer is refused: a required answer is missing (specification §5), or it does not fit the question's type and
 * options. Empty if it is valid. The checkout and the server share this rule.
 */
export function refuseAnswer(question: PublicQuestion, value: AnswerValue | undefined): AnswerRefusals {
  if (value !== undefined && !isEmptyAnswer(value)) return misfit(question, value)
  return question.is_required ? missing(question) : {}
}

/** An address has a field for each part, so a missing part is refused at its field. */
function missing({ id, type }: PublicQuestion): AnswerRefusals {
  return type === 'ADDRESS' ? addressRefusals(id, emptyAddress) : at(id, 'Answer this question.')
}

function misfit({ id, type, options }: PublicQuestion, value: AnswerValue): AnswerRefusals {
  switch (type) {
    case 'SINGLE_LINE':
    case 'MULTI_LINE':
      return at(id, textRefusal(value, type))
    case 'RADIO':
    case 'DROPDOWN':
      return at(id, isOption(value, options) ? null : 'Choose one of the options.')
    case 'CHECKBOX':
      return at(id, areOptions(value, options) ? null : 'Choose one of the options.')
    case 'DATE':
      return at(id, z.iso.date().safeParse(value).success ? null : 'Enter a date.')
    case 'ADDRESS':
      return addressRefusals(id, value)
  }
}

function at(field: string, refusal: string | null): AnswerRefusals {
  return refusal === null ? {} : { [field]: [refusal] }
}

function textRefusal(value: AnswerValue, type: keyof typeof maxAnswerLength): string | null {
  if (typeof value !== 'string') return 'Check this value.'
  if (type === 'SINGLE_LINE' && !isOneLine(value)) return 'Write this on one line.'
  const most = maxAnswerLength[type]
  return value.length > most ? `Use at most ${most} characters.` : null
}

function isOption(value: AnswerValue, options: readonly string[]): boolean {
  return typeof value === 'string' && options.includes(value)
}

function areOptions(value: AnswerValue, options: readonly string[]): boolean {
  if (!Array.isArray(value)) return false
  return value.every((one, index) => options.includes(one) && value.indexOf(one) === index)
}

function addressRefusals(id: string, value: AnswerValue): AnswerRefusals {
  if (typeof value === 'string' || Array.isArray(value)) return at(id, 'Check this value.')
  const absent = neededParts.filter((part) => value[part] === '')
  return Object.fromEntries(absent.map((part) => [`${id}.${part}`, ['Fill in this field.']]))
}
