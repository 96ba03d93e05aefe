import type { Session } from '@foyer/contracts/session/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { AccountChooser } from '../../features/session/account-chooser.tsx'
import type { Credentials } from '../../features/session/login-form.tsx'
import { RegisterForm } from '../../features/session/register-form.tsx'
import { stageQuery } from '../../lib/api/stage.ts'
import { takeReturnAddress } from '../../lib/session/login-redirect.ts'
import { readToken } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { AuthLink } from './auth-link.tsx'
import { keepTypedEmail, useTypedEmail } from './typed-email.ts'

/** Signs up. A person who gives the email and password of an existing login is signed in instead. */
export function RegisterPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const client = useQueryClient()
  const email = useTypedEmail()
  const { data: stage } = useQuery(stageQuery())
  const [wasSignedIn] = useState(() => readToken() !== null)
  const [choice, setChoice] = useState<{ accounts: Session['accounts']; credentials: Credentials } | null>(
    null,
  )
  if (wasSignedIn) return <Navigate replace to={paths.events()} />
  const enter = (address: string) => {
    keepTypedEmail('')
    client.clear()
    void navigate(address, { replace: true })
  }
  const answer = ({ user, accounts }: Session, credentials: Credentials) => {
    if (!user) setChoice({ accounts, credentials })
    else enter(user.is_email_confirmed ? takeReturnAddress() : paths.welcome())
  }
  if (choice)
    return (
      <AuthShell
        title={t`Choose an account`}
        description={t`You already have a login, with several accounts.`}
      >
        <AccountChooser {...choice} onSignedIn={() => enter(takeReturnAddress())} />
      </AuthShell>
    )
  const footer = (
    <Trans>
      Already have an account?{' '}
      <AuthLink to={paths.auth.login()} email={email}>
        Sign in
      </AuthLink>
    </Trans>
  )
  if (stage?.is_sign_up_open === false)
    return (
      <AuthShell title={t`Sign-up is closed`} footer={footer}>
        <Alert>
          <Trans>
            You cannot sign up by yourself here. Ask the operator of this site for an account, or ask an
            organizer to invite you.
          </Trans>
        </Alert>
      </AuthShell>
    )
  return (
    <AuthShell
      title={t`Create an account`}
      description={t`Set up your first event in a few minutes.`}
      footer={footer}
    >
      <RegisterForm email={email} onAnswer={answer} />
    </AuthShell>
  )
}
