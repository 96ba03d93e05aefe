import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ForgotPasswordForm } from '../../features/session/forgot-password-form.tsx'
import { paths } from '../../paths.ts'
import { AuthLink } from './auth-link.tsx'
import { useTypedEmail } from './typed-email.ts'

export function ForgotPasswordPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState(useTypedEmail())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sent = (address: string) => {
    setEmail(address)
    setSentTo(address)
  }
  const footer = (
    <AuthLink to={paths.auth.login()} email={email}>
      <Trans>Back to sign in</Trans>
    </AuthLink>
  )
  if (sentTo === null)
    return (
      <AuthShell
        title={t`Forgot your password?`}
        description={t`We will send you a link to set a new one.`}
        footer={footer}
      >
        <ForgotPasswordForm email={email} onSent={sent} />
      </AuthShell>
    )
  return (
    <AuthShell title={t`Check your inbox`} footer={footer}>
      <MailCheck aria-hidden className="size-10 text-success" />
      <p role="status" className="text-base wrap-anywhere">
        <Trans>
          If {sentTo} has a login, a link to set a new password is on its way. It works for 15 minutes.
        </Trans>
      </p>
      <p className="text-muted-foreground">
        <Trans>Nothing there? Check your spam folder, or check the address.</Trans>
      </p>
      <Button size="lg" variant="secondary" onClick={() => setSentTo(null)}>
        <Trans>Try again</Trans>
      </Button>
    </AuthShell>
  )
}
