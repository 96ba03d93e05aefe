import type { Address, AnswerValue } from './answer.ts'

/** An address of which nothing is known. */
export const emptyAddress: Address = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  state_or_region: '',
  zip_or_postal_code: '',
  country: '',
}

/** True for an empty answer: an empty text, no option, an address without any part. */
export function isEmptyAnswer(value: AnswerValue): boolean {
  if (typeof value === 'string' || Array.isArray(value)) return value.length === 0
  return Object.values(value).every((part) => part === '')
}
