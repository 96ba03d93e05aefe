import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { ChangePasswordForm } from '../../features/session/change-password-form.tsx'
import { useSignOut } from '../../features/session/session-mutations.ts'
import { ChangeEmailForm } from '../../features/user/change-email-form.tsx'
import { EmailConfirmation } from '../../features/user/email-confirmation.tsx'
import { HintsCard } from '../../features/user/hints-card.tsx'
import { PendingEmail } from '../../features/user/pending-email.tsx'
import { ProfileForm } from '../../features/user/profile-form.tsx'
import { useMe } from './use-me.ts'

/** A user's own settings, the same in every account. */
export function ProfilePage() {
  const { t } = useLingui()
  const me = useMe()
  const { signOut, isPending } = useSignOut()
  return (
    <>
      <PageHeader title={t`Profile`} description={me.email} />
      <div className="grid grid-cols-1 gap-8">
        <ProfileForm user={me} />
        <SettingsPart
          title={<Trans>Email address</Trans>}
          help={
            <span className="wrap-anywhere">
              <Trans>You sign in with {me.email}.</Trans>
            </span>
          }
        >
          <div className="grid max-w-md gap-6">
            <EmailConfirmation user={me} />
            {me.pending_email === null ? (
              <ChangeEmailForm user={me} />
            ) : (
              <PendingEmail user={me} pending={me.pending_email} />
            )}
          </div>
        </SettingsPart>
        <SettingsPart
          title={<Trans>Password</Trans>}
          help={<Trans>A new password signs you out on your other devices.</Trans>}
        >
          <div className="max-w-md">
            <ChangePasswordForm />
          </div>
        </SettingsPart>
        <HintsCard />
        <SettingsPart
          title={<Trans>Session</Trans>}
          help={<Trans>Signing out ends your session on all of your devices.</Trans>}
        >
          <Button variant="secondary" isBusy={isPending} onClick={signOut} className="justify-self-start">
            <LogOut />
            <Trans>Sign out</Trans>
          </Button>
        </SettingsPart>
      </div>
    </>
  )
}
