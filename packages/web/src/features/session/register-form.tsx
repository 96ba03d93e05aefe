import type { Currency } from '@foyer/contracts/money'
import type { Session } from '@foyer/contracts/session/session'
import { registerBody } from '@foyer/contracts/session/session-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { browserTimeZone } from '../../components/foyer/time-zone-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { NewPasswordField } from '../../components/ui/form/new-password-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { TermsField } from '../../components/ui/form/terms-field.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { stageQuery } from '../../lib/api/stage.ts'
import { withConsent } from '../../lib/form/with-consent.ts'
import { detectLocale } from '../../lib/words/detect-locale.ts'
import type { Credentials } from './login-form.tsx'
import { useRegister } from './session-mutations.ts'

interface RegisterFormProps {
  /** The initial value of the field. */
  email: string
  onAnswer: (session: Session, credentials: Credentials) => void
}

export function RegisterForm({ email: typedBefore, onAnswer }: RegisterFormProps) {
  const { t } = useLingui()
  const { data: stage } = useQuery(stageQuery())
  const register = useRegister()
  const form = useAppForm({
    schema: withConsent(registerBody, stage?.terms_url),
    defaultValues: {
      first_name: '',
      last_name: '',
      email: typedBefore,
      password: '',
      password_confirmation: '',
      timezone: browserTimeZone(),
    },
    onSubmit: async (body) => {
      const { email, password } = body
      // The person may have changed the language below the form.
      const session = await register.mutateAsync({
        ...body,
        locale: detectLocale(),
        currency: await likelyCurrency(),
      })
      onAnswer(session, { email, password })
    },
  })
  return (
    <AppForm form={form} failureTitle={t`Your account was not created`}>
      <NameFields fill="" />
      <form.Field name="email" label={t`Email`}>
        {(field) => <Input {...field} type="email" autoComplete="username" />}
      </form.Field>
      <NewPasswordField />
      <TermsField pages={stage} />
      <SubmitButton size="lg">
        <Trans>Create account</Trans>
      </SubmitButton>
    </AppForm>
  )
}

/** The currency of the browser's zone. Without it, the server has a default, and the next page shows it. */
async function likelyCurrency(): Promise<Currency | undefined> {
  try {
    const { currencyOfZone } = await import('../../lib/format/currency-of-zone.ts')
    return currencyOfZone(browserTimeZone())
  } catch {
    return undefined
  }
}
