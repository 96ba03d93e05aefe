import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { tokenUserId } from '../../features/user/token-user-id.ts'
import { useConfirmEmail } from '../../features/user/user-mutations.ts'
import { isCallError } from '../../lib/call-error.ts'
import { readToken } from '../../lib/session.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { paths } from '../../paths.ts'

/** Opened from the email, perhaps on another device than the one that is signed in. */
export function ConfirmEmailPage() {
  const { t } = useLingui()
  const describe = useErrorText()
  const { token = '' } = useParams()
  const user_id = tokenUserId(token)
  const confirm = useConfirmEmail()
  const isStarted = useRef(false)
  const { mutate } = confirm
  // The link works once, so the call must not be made twice, as effects may.
  useEffect(() => {
    if (isStarted.current || !user_id) return
    isStarted.current = true
    mutate({ user_id, token })
  }, [mutate, user_id, token])

  if (confirm.isSuccess)
    return (
      <AuthShell title={t`Email address confirmed`} description={t`Your events can go live now.`}>
        <CircleCheck aria-hidden className="size-10 text-success" />
        <ContinueLink />
      </AuthShell>
    )
  if (confirm.isError || !user_id) {
    const isRefused = !confirm.error || isCallError(confirm.error, 'user.link_invalid')
    return (
      <AuthShell title={t`Confirming the email address failed`}>
        <CircleX aria-hidden className="size-10 text-destructive" />
        <Alert role="alert" tone="danger">
          {isRefused ? t`The link you clicked is invalid.` : describe(confirm.error)}
        </Alert>
        {isRefused ? (
          <p className="text-muted-foreground">
            <Trans>
              It may be older than 48 hours, or used already. Sign in: if your address is not confirmed yet,
              you can have a new link sent from there.
            </Trans>
          </p>
        ) : (
          user_id && (
            <Button variant="secondary" onClick={() => mutate({ user_id, token })}>
              <Trans>Try again</Trans>
            </Button>
          )
        )}
        <ContinueLink />
      </AuthShell>
    )
  }
  return (
    <AuthShell title={t`Confirming your email address`}>
      <div role="status" aria-busy aria-label={t`Loading`} className="grid gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-12" />
      </div>
    </AuthShell>
  )
}

function ContinueLink() {
  return (
    <Button asChild size="lg">
      {readToken() ? (
        <Link to={paths.events()}>
          <Trans>Go to your events</Trans>
        </Link>
      ) : (
        <Link to={paths.auth.login()}>
          <Trans>Sign in</Trans>
        </Link>
      )}
    </Button>
  )
}
