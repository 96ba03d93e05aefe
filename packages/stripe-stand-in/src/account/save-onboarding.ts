import type { Stripe } from 'stripe'
import { nowSeconds, type StandIn } from '../stand-in.ts'
import { requirementsOf } from './account.ts'
import { changeAccount, completeOnboarding } from './onboard-account.ts'

/** The names in Stripe's API for the page's fields. */
const requirementsOfField: Record<string, readonly string[]> = {
  url: ['business_profile.mcc', 'business_profile.url', 'business_type'],
  first_name: ['representative.first_name'],
  last_name: ['representative.last_name'],
  bank_account: ['external_account'],
}
const terms = ['tos_acceptance.date', 'tos_acceptance.ip']
const onPage = [...Object.values(requirementsOfField).flat(), ...terms]

/**
 * Keeps what was entered on the onboarding page, to be submitted (`step=submit`, which accepts the terms) or finished later.
 * Fields that were sent empty stay due; once nothing is due, the account may take payments.
 */
export function saveOnboarding(
  standIn: StandIn,
  account: Stripe.Account,
  form: Record<string, unknown>,
): void {
  const isSent = form.step === 'submit'
  const tos = account.tos_acceptance
  const isAgreed = isSent || Boolean(tos?.date)
  const left = (field: string) => typeof form[field] === 'string' && form[field].trim() === ''
  const before = account.requirements?.currently_due ?? []
  const due = [
    ...Object.entries(requirementsOfField).flatMap(([field, names]) => (left(field) ? names : [])),
    ...(isSent ? [] : before.filter((name) => !onPage.includes(name))),
    ...(isAgreed ? [] : terms),
  ]
  if (due.length === 0) completeOnboarding(standIn, account)
  else
    changeAccount(standIn, account, {
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: account.details_submitted || isSent,
      requirements: requirementsOf(due),
      tos_acceptance: isSent ? { date: nowSeconds(), ip: '127.0.0.1', user_agent: null } : tos,
    })
}
