import type { StripeError } from '@stripe/stripe-js'
import { brandOf, cvcLength, groupDigits, isCardNumber, numberLength } from '../payment-method/card-number.ts'

export type CardField = 'number' | 'expiry' | 'cvc'

export interface CardInput {
  number: string
  expiry: string
  cvc: string
}

/** What is typed, formatted: digits in groups, with the slash, nothing too long. */
export function formatField(field: CardField, typed: string, input: CardInput): string {
  const digits = typed.replaceAll(/\D/g, '')
  const brand = brandOf(field === 'number' ? digits : digitsOf(input.number))
  if (field === 'number') return groupDigits(digits.slice(0, numberLength(brand)))
  if (field === 'cvc') return digits.slice(0, brand === 'unknown' ? 4 : cvcLength(brand))
  return formatExpiry(digits, typed)
}

function formatExpiry(digits: string, typed: string): string {
  const padded = /^[2-9]/.test(digits) || /^\d\s*\//.test(typed) ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  const rest = padded.slice(2)
  // "12 / 2040" pasted or filled in by the browser means 40.
  const year = rest.length === 4 ? rest.slice(2) : rest.slice(0, 2)
  const hasSlash = padded.length > 2 || (padded.length === 2 && typed.endsWith('/'))
  return hasSlash ? `${month} / ${year}` : month
}

/** The first thing that is missing or wrong in a field, or nothing. */
export function problemOf(field: CardField, input: CardInput, now: Date): StripeError | undefined {
  if (field === 'number') return numberProblem(digitsOf(input.number))
  if (field === 'expiry') return expiryProblem(digitsOf(input.expiry), now)
  const wanted = cvcLength(brandOf(digitsOf(input.number)))
  return input.cvc.length === wanted
    ? undefined
    : problem('incomplete_cvc', "Your card's security code is incomplete.")
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function numberProblem(digits: string): StripeError | undefined {
  if (digits.length < numberLength(brandOf(digits)))
    return problem('incomplete_number', 'Your card number is incomplete.')
  return isCardNumber(digits) ? undefined : problem('invalid_number', 'Your card number is invalid.')
}

function expiryProblem(digits: string, now: Date): StripeError | undefined {
  const month = Number(digits.slice(0, 2))
  if (digits.length < 4) return problem('incomplete_expiry', "Your card's expiration date is incomplete.")
  if (month < 1 || month > 12)
    return problem('invalid_expiry_month', "Your card's expiration month is invalid.")
  const months = (2000 + Number(digits.slice(2, 4))) * 12 + month
  if (months >= now.getFullYear() * 12 + now.getMonth() + 1) return undefined
  return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.")
}

function problem(code: string, message: string): StripeError {
  return { type: 'validation_error', code, message }
}
