import { changePasswordBody } from '@foyer/contracts/session/session-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NewPasswordFields } from '../../components/ui/form/new-password-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { PasswordInput } from '../../components/ui/password-input.tsx'
import { useChangePassword } from './session-mutations.ts'

export function ChangePasswordForm() {
  const { t } = useLingui()
  const change = useChangePassword()
  const form = useAppForm({
    schema: changePasswordBody,
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
    onSubmit: async (body) => {
      await change.mutateAsync(body)
      form.methods.reset()
      toast.success(t`Password changed`, { description: t`You have been signed out on your other devices.` })
    },
  })
  return (
    <AppForm form={form} failureTitle={t`Your password was not changed`}>
      <form.Field name="current_password" label={t`Current password`}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </form.Field>
      <NewPasswordFields label={t`New password`} />
      <SubmitButton className="justify-self-start">
        <Trans>Change password</Trans>
      </SubmitButton>
    </AppForm>
  )
}
