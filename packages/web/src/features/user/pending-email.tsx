import type { User } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { ResendConfirmation } from '../../components/foyer/resend-confirmation.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useCancelEmailChange } from './user-mutations.ts'

interface PendingEmailProps {
  user: Pick<User, 'id' | 'email' | 'timezone'>
  pending: string
}

/** An address that waits for its link to be opened (specification §4, Email change). */
export function PendingEmail({ user, pending }: PendingEmailProps) {
  const { t } = useLingui()
  const cancel = useCancelEmailChange()
  const keep = () => changeThen(cancel, user.id, () => toast.success(t`Your address stays the same`))
  return (
    <Alert
      role="status"
      tone="warning"
      title={t`Your new address is not confirmed yet`}
      action={
        <span className="flex flex-wrap gap-2">
          <ResendConfirmation user={user} email={pending} />
          <Button size="sm" variant="quiet" isBusy={cancel.isPending} onClick={keep}>
            <Trans>Cancel the change</Trans>
          </Button>
        </span>
      }
    >
      <p className="wrap-anywhere">
        <Trans>
          Open the link that we sent to {pending}. It works for 48 hours. Until you open it, sign in with{' '}
          {user.email}.
        </Trans>
      </p>
    </Alert>
  )
}
