import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { PasswordInput } from '../password-input.tsx'
import { AppFormContext } from './app-form-context.ts'
import { FormField } from './form-field.tsx'

/** A new password, typed once: it can be shown. The server's `password_confirmation` follows it. */
export function NewPasswordField() {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  return (
    <FormField<string, string> name="password" label={t`Password`} help={t`At least 8 characters.`}>
      {({ onChange, ...field }) => (
        <PasswordInput
          {...field}
          autoComplete="new-password"
          onChange={(event) => {
            onChange(event)
            methods.setValue('password_confirmation', event.target.value)
          }}
        />
      )}
    </FormField>
  )
}

/** `password` and `password_confirmation`: a new password of somebody who has one already, typed twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useLingui()
  return (
    <>
      <FormField<string, string> name="password" label={label} help={t`At least 8 characters.`}>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormField<string, string> name="password_confirmation" label={t`Confirm password`}>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
    </>
  )
}
