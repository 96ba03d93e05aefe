import { resetPasswordBody } from '@foyer/contracts/session/session-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NewPasswordFields } from '../../components/ui/form/new-password-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useResetPassword } from './session-mutations.ts'

interface ResetPasswordFormProps {
  token: string
  /** The address of the login. Password managers store the new password under it. */
  email: string
  onReset: () => void
}

export function ResetPasswordForm({ token, email, onReset }: ResetPasswordFormProps) {
  const { t } = useLingui()
  const reset = useResetPassword()
  const form = useAppForm({
    schema: resetPasswordBody,
    defaultValues: { password: '', password_confirmation: '' },
    onSubmit: async (body) => {
      await reset.mutateAsync({ token, body })
      onReset()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`Your password was not changed`}>
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <NewPasswordFields label={t`New password`} />
      <SubmitButton size="lg">
        <Trans>Set new password</Trans>
      </SubmitButton>
    </AppForm>
  )
}
