import { Trans, useLingui } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { tokenUserId } from '../../features/user/token-user-id.ts'
import type { EmailLink } from '../../features/user/user-mutations.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { readToken } from '../../lib/session/session.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'

interface EmailLinkScreenProps {
  opening: UseMutationResult<undefined, Error, EmailLink>
  /** A title for each state, and a note below it. */
  words: { opening: string; opened: string; openedNote: string; failed: string; refusedNote: ReactNode }
  /** The button after it worked. By default, it leads to the events. */
  onward?: ReactNode
}

/** The page behind an emailed link that confirms an address. It may open on a device that is not signed in. */
export function EmailLinkScreen(props: EmailLinkScreenProps) {
  return (
    <>
      <PrivateLinkHead title={props.words.opening} />
      <Opening {...props} />
    </>
  )
}

function Opening({ opening, words, onward = <ContinueLink /> }: EmailLinkScreenProps) {
  const { t } = useLingui()
  const describe = useErrorText()
  const { token = '' } = useParams()
  const user_id = tokenUserId(token)
  const isStarted = useRef(false)
  const { mutate } = opening
  // The link works once, so the call must not run twice, as effects may.
  useEffect(() => {
    if (isStarted.current || !user_id) return
    isStarted.current = true
    mutate({ user_id, token })
  }, [mutate, user_id, token])

  if (opening.isSuccess)
    return (
      <AuthShell title={words.opened} description={words.openedNote}>
        <CircleCheck aria-hidden className="size-10 text-success" />
        {onward}
      </AuthShell>
    )
  if (opening.isError || !user_id) {
    const isRefused = !opening.error || isCallError(opening.error, 'user.link_invalid')
    return (
      <AuthShell title={words.failed}>
        <CircleX aria-hidden className="size-10 text-destructive" />
        <Alert role="alert" tone="danger">
          {isRefused ? t`The link you clicked is invalid.` : describe(opening.error)}
        </Alert>
        {isRefused ? (
          <p className="text-muted-foreground">{words.refusedNote}</p>
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
    <AuthShell title={words.opening}>
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
