import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { ResetPasswordForm } from '../../features/session/reset-password-form.tsx'
import { sessionQueries } from '../../features/session/session-queries.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'

/** Opened from the email. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  return (
    <>
      <PrivateLinkHead title={t`Set a new password`} />
      <ResetPassword />
    </>
  )
}

/** Checks the link first, so that people do not choose a password for an expired one. */
function ResetPassword() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const link = useQuery(sessionQueries.passwordReset(token))
  const [isReset, setIsReset] = useState(false)

  if (isReset)
    return (
      <AuthShell title={t`Your password is changed`} description={t`Sign in with the new one.`}>
        <CircleCheck aria-hidden className="size-10 text-success" />
        <Button asChild size="lg">
          <Link to={paths.auth.login()}>
            <Trans>Sign in</Trans>
          </Link>
        </Button>
      </AuthShell>
    )
  if (link.isError) return <LinkRefused error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data)
    return (
      <AuthShell title={t`Set a new password`}>
        <div role="status" aria-busy aria-label={t`Loading`} className="grid gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-12" />
        </div>
      </AuthShell>
    )
  const { email } = link.data
  return (
    <AuthShell
      title={t`Set a new password`}
      description={
        <span className="wrap-anywhere">{t`For ${email}. This signs you out everywhere else.`}</span>
      }
    >
      <ResetPasswordForm token={token} email={email} onReset={() => setIsReset(true)} />
    </AuthShell>
  )
}

function LinkRefused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  const describe = useErrorText()
  const isOver = isCallError(error, 'user.reset_link_invalid')
  return (
    <AuthShell title={isOver ? t`This link does not work` : t`This page could not be loaded`}>
      <CircleX aria-hidden className="size-10 text-destructive" />
      <Alert role="alert" tone="danger">
        {describe(error)}
      </Alert>
      {isOver ? (
        <>
          <p className="text-muted-foreground">
            <Trans>Each link works once, for 15 minutes. Request a new one.</Trans>
          </p>
          <Button asChild size="lg">
            <Link to={paths.auth.forgotPassword()}>
              <Trans>Send a new link</Trans>
            </Link>
          </Button>
        </>
      ) : (
        <Button size="lg" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </AuthShell>
  )
}
