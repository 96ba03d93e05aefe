import { Trans, useLingui } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { tokenUserId } from '../../features/user/token-user-id.ts'
import type { EmailLink } from '../../features/user/user-mutations.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { endSession } from '../../lib/session/login-redirect.ts'
import { readToken, useIsSignedIn } from '../../lib/session/session.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'
import { keepTypedEmail } from './typed-email.ts'

interface EmailLinkScreenProps {
  opening: UseMutationResult<undefined, Error, EmailLink>
  /** The address with which its person signs in, where the link says so. */
  email?: string | null
  words: {
    /** What the link asks for, and what then happens. */
    asked: string
    askedNote: ReactNode
    confirm: string
    opened: string
    openedNote: string
    failed: string
    refusedNote: ReactNode
  }
  /** Where to go after it worked. By default, to the events. */
  onward?: { to: string; label: ReactNode }
}

/**
 * The page behind an emailed link that confirms an address. It only does so when its person, who is signed in, presses the button:
 * others open mails, too, and so do programs that scan them (F40).
 */
export function EmailLinkScreen(props: EmailLinkScreenProps) {
  return (
    <>
      <PrivateLinkHead title={props.words.asked} />
      <EmailLinkSteps {...props} />
    </>
  )
}

function EmailLinkSteps({ opening, email, words, onward }: EmailLinkScreenProps) {
  const { token = '' } = useParams()
  const user_id = tokenUserId(token)
  const isSignedIn = useIsSignedIn()
  if (opening.isSuccess)
    return (
      <AuthShell title={words.opened} description={words.openedNote}>
        <CircleCheck aria-hidden className="size-10 text-success" />
        <Button asChild size="lg">
          <Link to={onward?.to ?? paths.events()}>{onward?.label ?? <Trans>Go to your events</Trans>}</Link>
        </Button>
      </AuthShell>
    )
  const open = () => user_id && opening.mutate({ user_id, token })
  if (opening.isError || !user_id) return <Refused {...{ opening, words }} onRetry={open} />
  return (
    <AuthShell title={words.asked} description={words.askedNote}>
      {isSignedIn && tokenUserId(readToken() ?? '') === user_id ? (
        <Button size="lg" isBusy={opening.isPending} onClick={open}>
          {words.confirm}
        </Button>
      ) : (
        <SignInFirst isSignedIn={isSignedIn} email={email ?? ''} />
      )}
      <p className="text-sm text-muted-foreground">
        <Trans>If this was not you, close this page. Nothing changes.</Trans>
      </p>
    </AuthShell>
  )
}

/** Signing in leads back here. */
function SignInFirst({ isSignedIn, email }: { isSignedIn: boolean; email: string }) {
  const leave = () => {
    endSession()
    keepTypedEmail(email)
  }
  return (
    <>
      <Alert>
        {isSignedIn ? (
          <Trans>
            This browser is signed in as someone else. Sign in as the person who asked for this link.
          </Trans>
        ) : (
          <Trans>Sign in first. This link works only for the person who asked for it.</Trans>
        )}
      </Alert>
      <Button asChild size="lg">
        <Link to={paths.auth.login()} onClick={leave}>
          <Trans>Sign in</Trans>
        </Link>
      </Button>
    </>
  )
}

interface RefusedProps extends Pick<EmailLinkScreenProps, 'opening' | 'words'> {
  onRetry: () => void
}

function Refused({ opening: { error }, words, onRetry }: RefusedProps) {
  const { t } = useLingui()
  const describe = useErrorText()
  const isRefused = !error || isCallError(error, 'user.link_invalid')
  return (
    <AuthShell title={words.failed}>
      <CircleX aria-hidden className="size-10 text-destructive" />
      <Alert role="alert" tone="danger">
        {isRefused ? t`The link you clicked is invalid.` : describe(error)}
      </Alert>
      {isRefused ? (
        <p className="text-muted-foreground">{words.refusedNote}</p>
      ) : (
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
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
    </AuthShell>
  )
}
