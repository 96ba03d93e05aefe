import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { RegisterForm } from '../../features/session/register-form.tsx'
import { readToken } from '../../lib/session.ts'
import { paths } from '../../paths.ts'

export function RegisterPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [wasSignedIn] = useState(() => readToken() !== null)
  if (wasSignedIn) return <Navigate replace to={paths.events()} />
  const enter = () => {
    client.clear()
    void navigate(paths.welcome(), { replace: true })
  }
  return (
    <AuthShell
      title={t`Create an account`}
      description={t`Set up your first event in a few minutes.`}
      footer={
        <Trans>
          Already have an account?{' '}
          <Link to={paths.auth.login()} className="text-accent-foreground underline underline-offset-4">
            Sign in
          </Link>
        </Trans>
      }
    >
      <RegisterForm onSignedIn={enter} />
    </AuthShell>
  )
}
