import { isFamilyNameFirst } from '@foyer/contracts/person-name'
import { useLingui } from '@lingui/react/macro'
import { Input } from '../input.tsx'
import { FormField } from './form-field.tsx'

interface NameFieldsProps {
  /** The person's path in the form, such as `attendees.0.`. By default it is the top level. */
  at?: string
  /** The names that the browser may fill in: those of a section of the form, of its user (empty), or none. */
  fill: 'off' | '' | `section-${string}`
}

/** `first_name` and `last_name` of one person, in the language's order, side by side where there is room. */
export function NameFields({ at = '', fill }: NameFieldsProps) {
  const { i18n, t } = useLingui()
  const autoComplete = (part: string) => (fill === 'off' ? fill : `${fill} ${part}`.trim())
  const given = (
    <FormField<string, string> key="given" name={`${at}first_name`} label={t`First name`}>
      {(field) => <Input {...field} autoComplete={autoComplete('given-name')} />}
    </FormField>
  )
  const family = (
    <FormField<string, string> key="family" name={`${at}last_name`} label={t`Last name`} isOptional>
      {(field) => <Input {...field} autoComplete={autoComplete('family-name')} />}
    </FormField>
  )
  return (
    <div data-slot="names" className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      {isFamilyNameFirst(i18n.locale) ? [family, given] : [given, family]}
    </div>
  )
}
