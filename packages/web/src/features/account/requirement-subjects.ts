import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The first part of Stripe's names for missing details, in words for people. */
const subjects: Record<string, MessageDescriptor> = {
  business_profile: msg`Business details`,
  business_type: msg`Business details`,
  company: msg`Company details`,
  external_account: msg`Bank account for payouts`,
  individual: msg`Personal details`,
  representative: msg`Representative of the business`,
  person: msg`People of the business`,
  owners: msg`Owners of the business`,
  directors: msg`Directors of the business`,
  executives: msg`Executives of the business`,
  tos_acceptance: msg`Stripe’s terms of service`,
}

/** The missing details, each subject once: `individual.first_name` and `individual.dob.day` are both "Personal details". */
export function requirementSubjects(requirements: readonly string[], i18n: I18n): string[] {
  const texts = requirements.map((requirement) => {
    const [name = requirement] = requirement.split('.')
    const subject = subjects[name.startsWith('person_') ? 'person' : name]
    return subject ? i18n._(subject) : name.replaceAll('_', ' ')
  })
  return [...new Set(texts)]
}
