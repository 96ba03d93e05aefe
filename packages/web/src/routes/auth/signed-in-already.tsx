import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { userQueries } from '../../features/user/user-queries.ts'
import { paths } from '../../paths.ts'

interface SignedInAlreadyProps {
  invitedEmail: string
  onContinue: () => void
}

/** Accepting signs this browser in as the invited person, so the user who is signed in confirms that first. */
export function SignedInAlready({ invitedEmail, onContinue }: SignedInAlreadyProps) {
  const { data: me, error } = useQuery(userQueries.me())
  if (!me && !error) return <Skeleton className="h-28" />
  return (
    <div className="grid gap-4">
      {me && me.email !== invitedEmail && (
        <Alert tone="warning" title={<Trans>You are signed in as someone else</Trans>}>
          <p className="wrap-anywhere">
            <Trans>
              This browser is signed in as {me.email}. If you accept, it is signed in as {invitedEmail}{' '}
              instead.
            </Trans>
          </p>
        </Alert>
      )}
      {me?.email === invitedEmail && (
        <Alert>
          <Trans>
            You are signed in. After you accept, you work in this account. You can switch back in the menu.
          </Trans>
        </Alert>
      )}
      <Button size="lg" onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
      <Button asChild variant="secondary" size="lg">
        <Link to={paths.events()}>
          <Trans>Not now</Trans>
        </Link>
      </Button>
    </div>
  )
}
