import type { User } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useResendEmailConfirmation } from './user-mutations.ts'

/** On top of every management page until the address is confirmed. */
export function ConfirmEmailBanner({ user }: { user: User }) {
  const { t } = useLingui()
  const resend = useResendEmailConfirmation()
  if (user.is_email_confirmed) return null
  const send = () =>
    resend.mutate(user.id, {
      onSuccess: () => void toast.success(t`Email sent`, { description: t`Look in your inbox and in spam.` }),
    })
  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={t`Confirm your email address`}
      action={
        <Button size="sm" variant="secondary" isBusy={resend.isPending} onClick={send}>
          <Trans>Send the email again</Trans>
        </Button>
      }
    >
      <p className="wrap-anywhere">
        <Trans>Open the link that we sent to {user.email}. Your events can go live after that.</Trans>
      </p>
    </Alert>
  )
}
