import { useLingui } from '@lingui/react/macro'
import { Input } from '../input.tsx'
import { FormField } from './form-field.tsx'

/** `password` and `password_confirmation`: a new password, typed twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useLingui()
  return (
    <>
      <FormField<string, string> name="password" label={label} help={t`At least 8 characters.`}>
        {(field) => <Input {...field} type="password" autoComplete="new-password" />}
      </FormField>
      <FormField<string, string> name="password_confirmation" label={t`Confirm password`}>
        {(field) => <Input {...field} type="password" autoComplete="new-password" />}
      </FormField>
    </>
  )
}
