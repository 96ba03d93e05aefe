import { useLingui } from '@lingui/react/macro'
import { Input } from '../input.tsx'
import { FormField } from './form-field.tsx'

interface NameFieldsProps {
  /** Where the person stands in the form: `attendees.0.`; left out: at its top. */
  at?: string
  /** Which names the browser may fill in: those of a section of the form, of the person who sits here (empty), or none. */
  fill: 'off' | '' | `section-${string}`
}

/** `first_name` and `last_name` of one person, side by side where there is room. */
export function NameFields({ at = '', fill }: NameFieldsProps) {
  const { t } = useLingui()
  const autoComplete = (part: string) => (fill === 'off' ? fill : `${fill} ${part}`.trim())
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <FormField<string, string> name={`${at}first_name`} label={t`First name`}>
        {(field) => <Input {...field} autoComplete={autoComplete('given-name')} />}
      </FormField>
      <FormField<string, string> name={`${at}last_name`} label={t`Last name`} isOptional>
        {(field) => <Input {...field} autoComplete={autoComplete('family-name')} />}
      </FormField>
    </div>
  )
}
