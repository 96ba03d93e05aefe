import type { Invitation } from '@foyer/contracts/invitation/invitation'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AcceptAsKnownForm } from '../../features/invitation/accept-as-known-form.tsx'
import { AcceptAsNewForm } from '../../features/invitation/accept-as-new-form.tsx'
import { InvitationOver } from '../../features/invitation/invitation-over.tsx'
import { invitationQueries } from '../../features/invitation/invitation-queries.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { readToken } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { AuthLink } from './auth-link.tsx'
import { SignedInAlready } from './signed-in-already.tsx'

/** Opened from the email by a new person, by one with a login, or while another user is signed in. */
export function AcceptInvitationPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(invitationQueries.byToken(token))
  if (error)
    return isCallError(error) && error.status === 410 ? (
      <InvitationOver error={error} />
    ) : (
      <AuthShell title={t`Invitation`}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </AuthShell>
    )
  return (
    <>
      <PrivateLinkHead title={t`Invitation`} />
      {data ? <OpenInvitation key={token} token={token} invitation={data} /> : <Waiting />}
    </>
  )
}

function OpenInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isSignedIn, setIsSignedIn] = useState(() => readToken() !== null)
  const { account_name, inviter_name, email, role, has_login } = invitation
  const enter = () => {
    // Drops the former user's data. The invitation stays, because fetched again it would flash up as used.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' })
    void navigate(paths.events(), { replace: true })
  }
  const Form = has_login ? AcceptAsKnownForm : AcceptAsNewForm
  return (
    <AuthShell
      title={t`Join ${account_name}`}
      description={
        role === 'ADMIN' ? (
          <Trans>
            {inviter_name} invites <strong className="wrap-anywhere">{email}</strong> as an admin.
          </Trans>
        ) : (
          <Trans>
            {inviter_name} invites <strong className="wrap-anywhere">{email}</strong> as an organizer.
          </Trans>
        )
      }
      footer={
        has_login &&
        !isSignedIn && (
          <AuthLink to={paths.auth.forgotPassword()}>
            <Trans>Forgot your password?</Trans>
          </AuthLink>
        )
      }
    >
      {isSignedIn ? (
        <SignedInAlready invitedEmail={email} onContinue={() => setIsSignedIn(false)} />
      ) : (
        <Form token={token} invitation={invitation} onSignedIn={enter} />
      )}
    </AuthShell>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <AuthShell title={t`Invitation`}>
      <div role="status" aria-busy aria-label={t`Loading`} className="grid gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-12" />
      </div>
    </AuthShell>
  )
}
