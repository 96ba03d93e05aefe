import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, MailX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { type CallError, isCallError } from '../../lib/api/call-error.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'

/** Says that an invitation can no longer be accepted, and what to do instead (specification §8). */
export function InvitationOver({ error }: { error: CallError }) {
  const { t } = useLingui()
  const describe = useErrorText()
  const isUsed = isCallError(error, 'invitation.used')
  const Icon = isUsed ? CircleCheck : MailX
  return (
    <AuthShell title={isUsed ? t`Already accepted` : t`This invitation cannot be accepted`}>
      <Icon aria-hidden className={isUsed ? 'size-10 text-success' : 'size-10 text-muted-foreground'} />
      <Alert tone={isUsed ? 'success' : 'warning'}>{describe(error)}</Alert>
      <Button asChild size="lg">
        <Link to={paths.auth.login()}>
          <Trans>Sign in</Trans>
        </Link>
      </Button>
    </AuthShell>
  )
}
