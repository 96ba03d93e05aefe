import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '../../components/ui/alert.tsx'
import { userQueries } from '../../features/user/user-queries.ts'
import { paths } from '../../paths.ts'

/** Says who is signed in, above the form for signing in as someone else. */
export function DeniedHere() {
  const { data: me } = useQuery(userQueries.me())
  return (
    <Alert tone="warning" title={<Trans>You do not have permission to access this page.</Trans>}>
      <p className="wrap-anywhere">
        {me ? (
          <Trans>
            You are signed in as {me.email}. Sign in with another account to open the page that you asked for.
          </Trans>
        ) : (
          <Trans>Sign in with another account to open the page that you asked for.</Trans>
        )}
      </p>
      <a className="underline" href={paths.events()}>
        <Trans>Go to your events</Trans>
      </a>
    </Alert>
  )
}
