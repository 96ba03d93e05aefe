import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { requirementSubjects } from './requirement-subjects.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('requirementSubjects', () => {
  it('names each subject once', () => {
    const missing = ['individual.first_name', 'individual.dob.day', 'external_account', 'person_1Xy.email']
    expect(requirementSubjects(missing, i18n)).toHaveLength(3)
  })

  it('shows a requirement that is new at Stripe under Stripe’s own name', () => {
    expect(requirementSubjects(['tax_forms.w9'], i18n)).toEqual(['tax forms'])
  })
})
