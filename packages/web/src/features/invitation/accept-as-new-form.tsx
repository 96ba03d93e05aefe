import { acceptAsNewBody, type Invitation } from '@foyer/contracts/invitation/invitation'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { browserTimeZone } from '../../components/foyer/time-zone-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { NewPasswordField } from '../../components/ui/form/new-password-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { TermsField } from '../../components/ui/form/terms-field.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { stageQuery } from '../../lib/api/stage.ts'
import { withConsent } from '../../lib/form/with-consent.ts'
import { detectLocale } from '../../lib/words/detect-locale.ts'
import { useAcceptInvitation } from './invitation-mutations.ts'

interface AcceptFormProps {
  token: string
  invitation: Invitation
  onSignedIn: () => void
}

/** A new person creates their login. The name that the inviter typed is a suggestion. */
export function AcceptAsNewForm({ token, invitation, onSignedIn }: AcceptFormProps) {
  const { t } = useLingui()
  const { data: stage } = useQuery(stageQuery())
  const accept = useAcceptInvitation(token)
  const { first_name, last_name, email } = invitation
  const form = useAppForm({
    schema: withConsent(acceptAsNewBody, stage?.terms_url),
    defaultValues: {
      has_login: false,
      first_name,
      last_name,
      password: '',
      password_confirmation: '',
      timezone: browserTimeZone(),
    },
    onSubmit: async (body) => {
      // The person may have changed the language below the form.
      await accept.mutateAsync({ ...body, locale: detectLocale() })
      onSignedIn()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The invitation was not accepted`}>
      {/* For password managers: the password belongs to this address. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <NameFields fill="" />
      <NewPasswordField />
      <TermsField pages={stage} />
      <SubmitButton size="lg">
        <Trans>Accept invitation</Trans>
      </SubmitButton>
    </AppForm>
  )
}
