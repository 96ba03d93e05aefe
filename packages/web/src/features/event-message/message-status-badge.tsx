import type { EventMessageStatus } from '@foyer/contracts/event-message/event-message'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'

const statuses: Record<EventMessageStatus, [BadgeTone, MessageDescriptor]> = {
  SCHEDULED: ['accent', msg`Scheduled`],
  SENDING: ['warning', msg`Sending`],
  SENT: ['success', msg`Sent`],
  CANCELLED: ['neutral', msg`Stopped`],
}

export function messageStatusWord(status: EventMessageStatus): MessageDescriptor {
  return statuses[status][1]
}

export function MessageStatusBadge({ status }: { status: EventMessageStatus }) {
  const { i18n } = useLingui()
  const [tone, word] = statuses[status]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
