import { chargeStep, isInSteps } from '@foyer/contracts/charge-limits'
import { formatMoney } from '@foyer/emails/language/money'
import { AppError } from './verb.ts'

/** An amount in minor units for the API's English sentences: "$0.50", "KWD 1.230". Browsers say it in their own language. */
export function moneyText(amount: number, currency: string): string {
  return formatMoney('en', amount, currency).replace(/\u00a0/g, ' ')
}

/**
 * Refuses amounts that somebody typed and that cannot be charged as they are, such as 1.235 KWD, at their fields
 * (F27). What is computed from them is rounded instead.
 */
export function requireInSteps(currency: string, fields: Record<string, number | undefined>): void {
  const wrong = Object.entries(fields).filter(
    ([, amount]) => amount !== undefined && !isInSteps(amount, currency),
  )
  if (wrong.length > 0)
    throw notInSteps(
      currency,
      wrong.map(([field]) => field),
    )
}

/** The refusal of amounts between two steps, at the fields that have them. */
export function notInSteps(currency: string, fields: readonly string[]): AppError {
  const step = chargeStep(currency)
  const sentence = stepSentence(currency)
  const errors = Object.fromEntries(fields.map((field) => [field, [sentence]]))
  return new AppError('amount.not_in_steps', { sentence, errors, details: { currency, step } })
}

/** What to say of an amount between two steps, in English. */
export function stepSentence(currency: string): string {
  return `Amounts in ${currency} must be multiples of ${moneyText(chargeStep(currency), currency)}.`
}
