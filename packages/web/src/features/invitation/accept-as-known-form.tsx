import { acceptAsKnownBody, type Invitation } from '@foyer/contracts/invitation/invitation'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { PasswordInput } from '../../components/ui/password-input.tsx'
import { useAcceptInvitation } from './invitation-mutations.ts'

interface AcceptFormProps {
  token: string
  invitation: Invitation
  onSignedIn: () => void
}

/** A person with a login for this address joins with their password. */
export function AcceptAsKnownForm({ token, invitation, onSignedIn }: AcceptFormProps) {
  const { t } = useLingui()
  const accept = useAcceptInvitation(token)
  const form = useAppForm({
    schema: acceptAsKnownBody,
    defaultValues: { has_login: true, password: '' },
    onSubmit: async (body) => {
      await accept.mutateAsync(body)
      onSignedIn()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The invitation was not accepted`}>
      {/* For password managers: the password belongs to this address. */}
      <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
      <form.Field
        name="password"
        label={t`Your password`}
        help={t`You already sign in with this address. Your password stays the same.`}
      >
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </form.Field>
      <SubmitButton size="lg">
        <Trans>Accept invitation</Trans>
      </SubmitButton>
    </AppForm>
  )
}
