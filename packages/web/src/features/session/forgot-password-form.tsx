import { forgotPasswordBody } from '@foyer/contracts/session/session-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useForgotPassword } from './session-mutations.ts'

interface ForgotPasswordFormProps {
  /** The initial value of the field. */
  email: string
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { t } = useLingui()
  const forgot = useForgotPassword()
  const form = useAppForm({
    schema: forgotPasswordBody,
    defaultValues: { email },
    onSubmit: async (body) => {
      await forgot.mutateAsync(body)
      onSent(body.email)
    },
  })
  return (
    <AppForm form={form} failureTitle={t`No email was sent`}>
      <form.Field name="email" label={t`Email`}>
        {(field) => <Input {...field} type="email" autoComplete="username" />}
      </form.Field>
      <SubmitButton size="lg">
        <Trans>Send the link</Trans>
      </SubmitButton>
    </AppForm>
  )
}
