import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../components/ui/card.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
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
      <div className="grid max-w-3xl gap-6">
        <ProfileForm user={me} />
        <Card>
          <CardHeader>
            <CardTitle>
              <Trans>Email address</Trans>
            </CardTitle>
            <CardDescription className="wrap-anywhere">
              <Trans>You sign in with {me.email}.</Trans>
            </CardDescription>
          </CardHeader>
          <CardContent className="grid max-w-md gap-6">
            <EmailConfirmation user={me} />
            {me.pending_email === null ? (
              <ChangeEmailForm user={me} />
            ) : (
              <PendingEmail user={me} pending={me.pending_email} />
            )}
          </CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>
              <Trans>Password</Trans>
            </CardTitle>
            <CardDescription>
              <Trans>A new password signs you out on your other devices.</Trans>
            </CardDescription>
          </CardHeader>
          <CardContent className="max-w-md">
            <ChangePasswordForm />
          </CardContent>
        </Card>
        <HintsCard />
        <Card>
          <CardContent className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-muted-foreground">
              <Trans>Signing out ends your session on all of your devices.</Trans>
            </p>
            <Button variant="secondary" isBusy={isPending} onClick={signOut}>
              <LogOut />
              <Trans>Sign out</Trans>
            </Button>
          </CardContent>
        </Card>
      </div>
    </>
  )
}
