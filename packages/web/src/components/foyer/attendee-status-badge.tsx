import type { AttendeeStatus } from '@foyer/contracts/attendee/attendee'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../ui/badge.tsx'

const statuses: Record<AttendeeStatus, [BadgeTone, MessageDescriptor]> = {
  RESERVED: ['warning', msg`Reserved`],
  ACTIVE: ['success', msg`Active`],
  CANCELLED: ['danger', msg`Cancelled`],
}

export function AttendeeStatusBadge({ status }: { status: AttendeeStatus }) {
  const { i18n } = useLingui()
  const [tone, word] = statuses[status]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
