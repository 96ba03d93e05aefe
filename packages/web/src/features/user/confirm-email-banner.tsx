import type { User } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { ResendConfirmation } from '../../components/foyer/resend-confirmation.tsx'
import { Alert } from '../../components/ui/alert.tsx'

/** A banner at the top of every management page until the address is confirmed. */
export function ConfirmEmailBanner({ user }: { user: User }) {
  const { t } = useLingui()
  if (user.is_email_confirmed) return null
  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={t`Confirm your email address`}
      action={<ResendConfirmation user={user} email={user.email} />}
    >
      <p className="wrap-anywhere">
        <Trans>
          Open the link that we sent to {user.email}. Until then, your events cannot go live, and you cannot
          take payments, send messages, invite people, or create API keys and webhooks.
        </Trans>
      </p>
    </Alert>
  )
}
