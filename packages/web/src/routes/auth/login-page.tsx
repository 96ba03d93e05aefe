import type { Session } from '@foyer/contracts/session/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useCallback, useState } from 'react'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { Button } from '../../components/ui/button.tsx'
import { type Credentials, LoginForm } from '../../features/session/login-form.tsx'
import { takeReturnAddress } from '../../lib/session/login-redirect.ts'
import { readToken } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { AuthLink } from './auth-link.tsx'
import { DeniedHere } from './denied-here.tsx'
import { keepTypedEmail, useTypedEmail } from './typed-email.ts'
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts'

/** Few people belong to several accounts. */
const AccountChooser = lazy(async () => ({
  default: (await import('../../features/session/account-chooser.tsx')).AccountChooser,
}))

interface Choice {
  accounts: Session['accounts']
  credentials: Credentials
}

/** Signs in. It stands alone (`sign-in-page`), so it uses no router. */
export function LoginPage() {
  const { t } = useLingui()
  const typedBefore = useTypedEmail()
  const [email, setEmail] = useState(typedBefore)
  const [choice, setChoice] = useState<Choice | null>(null)
  const enter = useCallback(() => {
    keepTypedEmail('')
    // A load, so that nothing of an old session stays in memory.
    window.location.replace(takeReturnAddress())
  }, [])
  const [isDenied] = useState(
    () => new URLSearchParams(window.location.search).has('denied') && readToken() !== null,
  )
  useSignedInElsewhere(enter, !isDenied)
  const answer = (session: Session, credentials: Credentials) =>
    session.token === null ? setChoice({ accounts: session.accounts, credentials }) : enter()
  if (choice)
    return (
      <AuthShell
        title={t`Choose an account`}
        description={t`You belong to several accounts. You can switch later in the menu with your name.`}
        footer={
          <Button variant="link" onClick={() => setChoice(null)}>
            <Trans>Sign in as someone else</Trans>
          </Button>
        }
      >
        <Suspense fallback={null}>
          <AccountChooser {...choice} onSignedIn={enter} />
        </Suspense>
      </AuthShell>
    )
  return (
    <AuthShell
      title={t`Sign in`}
      description={t`Manage your events, orders and check-in.`}
      footer={
        <span className="flex flex-wrap justify-between gap-x-4 gap-y-2">
          <span>
            <Trans>
              New here?{' '}
              <AuthLink to={paths.auth.register()} email={email}>
                Create an account
              </AuthLink>
            </Trans>
          </span>
          <AuthLink to={paths.auth.forgotPassword()} email={email}>
            <Trans>Forgot your password?</Trans>
          </AuthLink>
        </span>
      }
    >
      {isDenied && <DeniedHere />}
      <LoginForm email={typedBefore} onEmail={setEmail} onAnswer={answer} />
    </AuthShell>
  )
}
