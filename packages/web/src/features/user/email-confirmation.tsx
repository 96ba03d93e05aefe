import type { User } from '@foyer/contracts/user/user'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, Clock } from 'lucide-react'
import { ResendConfirmation } from '../../components/foyer/resend-confirmation.tsx'
import { Badge } from '../../components/ui/badge.tsx'

/** Whether the address is confirmed, and what to do when it is not. */
export function EmailConfirmation({ user }: { user: User }) {
  if (user.is_email_confirmed)
    return (
      <Badge tone="success">
        <CircleCheck aria-hidden />
        <Trans>Confirmed</Trans>
      </Badge>
    )
  return (
    <div className="grid gap-2 text-sm">
      <Badge tone="warning">
        <Clock aria-hidden />
        <Trans>Not confirmed</Trans>
      </Badge>
      <p>
        <Trans>
          Until you confirm it, your events cannot go live, and you cannot take payments, send messages,
          invite people, or create API keys and webhooks.
        </Trans>
      </p>
      <ResendConfirmation user={user} email={user.email} />
    </div>
  )
}
