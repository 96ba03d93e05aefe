import type { EmailStatus, OrderEmail } from '@foyer/contracts/email/email'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../ui/badge.tsx'

const statuses: Record<EmailStatus, [BadgeTone, MessageDescriptor]> = {
  SENT: ['success', msg`Sent`],
  BOUNCED: ['danger', msg`Bounced`],
  COMPLAINED: ['danger', msg`Marked as spam`],
  REJECTED: ['danger', msg`Not sent`],
  SUPPRESSED: ['danger', msg`Not sent`],
  WITHHELD: ['danger', msg`Not sent`],
}

type Shown = Pick<OrderEmail, 'status' | 'reason'> & Partial<Pick<OrderEmail, 'retry_at'>>

/** The outcome of an email. It is orange while the email may still arrive, or may have arrived. */
export function EmailStatusBadge({ email }: { email: Shown }) {
  const { i18n } = useLingui()
  const [tone, word] = badgeOf(email)
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}

function badgeOf({ status, reason, retry_at }: Shown): [BadgeTone, MessageDescriptor] {
  if (status === 'BOUNCED' && reason === 'TEMPORARY') return ['warning', msg`May not have arrived`]
  return retry_at ? ['warning', msg`Waiting`] : statuses[status]
}
