import type { EmailStatus, OrderEmail } from '@foyer/contracts/email/email'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from './badge.tsx'

const statuses: Record<EmailStatus, [BadgeTone, MessageDescriptor]> = {
  SENT: ['success', msg`Sent`],
  BOUNCED: ['danger', msg`Came back`],
  COMPLAINED: ['danger', msg`Marked as spam`],
  REJECTED: ['danger', msg`Not sent`],
  SUPPRESSED: ['danger', msg`Not sent`],
  WITHHELD: ['warning', msg`Not sent`],
}

/** The outcome of an email; orange while it may still have arrived. */
export function EmailStatusBadge({ email }: { email: Pick<OrderEmail, 'status' | 'reason'> }) {
  const { i18n } = useLingui()
  const [tone, word] = statuses[email.status]
  const isPassing = email.status === 'BOUNCED' && email.reason === 'TEMPORARY'
  return (
    <StatusBadge tone={isPassing ? 'warning' : tone}>
      {i18n._(isPassing ? msg`May be missing` : word)}
    </StatusBadge>
  )
}
