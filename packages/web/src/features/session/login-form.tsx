import type { Session } from '@foyer/contracts/session/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { PasswordInput } from '../../components/ui/password-input.tsx'
import { useLogin } from './session-mutations.ts'

export interface Credentials {
  email: string
  password: string
}

interface LoginFormProps {
  /** The initial value of the field. */
  email: string
  onEmail: (email: string) => void
  onAnswer: (session: Session, credentials: Credentials) => void
}

export function LoginForm({ email, onEmail, onAnswer }: LoginFormProps) {
  const { t } = useLingui()
  const login = useLogin()
  const form = useAppForm({
    schema: () => import('./login-schema.ts').then(({ loginSchema }) => loginSchema),
    defaultValues: { email, password: '' },
    onSubmit: async (credentials) => onAnswer(await login.mutateAsync(credentials), credentials),
  })
  const { methods } = form
  useEffect(() => {
    const { unsubscribe } = methods.watch((typed) => onEmail(typed.email ?? ''))
    return unsubscribe
  }, [methods, onEmail])
  return (
    <AppForm form={form} failureTitle={t`Sign-in failed`}>
      <form.Field name="email" label={t`Email`}>
        {(field) => <Input {...field} type="email" autoComplete="username" />}
      </form.Field>
      <form.Field name="password" label={t`Password`}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </form.Field>
      <SubmitButton size="lg">
        <Trans>Sign in</Trans>
      </SubmitButton>
    </AppForm>
  )
}
