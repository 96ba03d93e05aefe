import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { useLogout } from '../../features/session/session-mutations.ts'
import { ProfileForm } from '../../features/user/profile-form.tsx'
import { useMe } from './use-me.ts'

export function ProfilePage() {
  const { t } = useLingui()
  const me = useMe()
  const logout = useLogout()
  return (
    <>
      <PageHeader title={t`Profile`} description={me.email} />
      <div className="grid max-w-3xl gap-6">
        <ProfileForm user={me} />
        <Card>
          <CardContent className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-muted-foreground">
              <Trans>Signing out ends your session on all of your devices.</Trans>
            </p>
            <Button variant="secondary" isBusy={logout.isPending} onClick={() => logout.mutate()}>
              <LogOut />
              <Trans>Sign out</Trans>
            </Button>
          </CardContent>
        </Card>
      </div>
    </>
  )
}
