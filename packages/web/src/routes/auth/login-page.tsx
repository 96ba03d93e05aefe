import type { Session } from '@foyer/contracts/session/session-endpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { Button } from '../../components/ui/button.tsx'
import { AccountChooser } from '../../features/session/account-chooser.tsx'
import { type Credentials, LoginForm } from '../../features/session/login-form.tsx'
import { takeReturnAddress } from '../../lib/session/login-redirect.ts'
import { readToken } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { AuthLink } from './auth-link.tsx'
import { DeniedHere } from './denied-here.tsx'
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts'
import { useTypedEmail } from './use-typed-email.ts'

interface Choice {
  accounts: Session['accounts']
  credentials: Credentials
}

export function LoginPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const client = useQueryClient()
  const typedBefore = useTypedEmail()
  const [email, setEmail] = useState(typedBefore)
  const [choice, setChoice] = useState<Choice | null>(null)
  const enter = useCallback(() => {
    client.clear()
    void navigate(takeReturnAddress(), { replace: true })
  }, [client, navigate])
  const [search] = useSearchParams()
  const [isDenied] = useState(() => search.has('denied') && readToken() !== null)
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
            <Trans>Sign in as somebody else</Trans>
          </Button>
        }
      >
        <AccountChooser {...choice} onSignedIn={enter} />
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
