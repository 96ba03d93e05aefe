import type { User } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { ResendConfirmation } from '../../components/foyer/resend-confirmation.tsx'
import { Alert } from '../../components/ui/alert.tsx'

/** Says why nothing can be sent yet (specification §8), and what to do. */
export function UnverifiedNotice({ me }: { me: User }) {
  const { t } = useLingui()
  const { email } = me
  return (
    <Alert
      tone="warning"
      title={t`Account must be verified before sending messages.`}
      action={<ResendConfirmation user={me} email={email} />}
    >
      <p className="wrap-anywhere">
        <Trans>Open the link that we sent to {email}. Then you can send messages here.</Trans>
      </p>
    </Alert>
  )
}
