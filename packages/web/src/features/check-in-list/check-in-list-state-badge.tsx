import type { CheckInListState } from '@foyer/contracts/check-in-list/check-in-list'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'

const states: Record<CheckInListState, [BadgeTone, MessageDescriptor]> = {
  NOT_YET_ACTIVE: ['warning', msg`Not yet active`],
  ACTIVE: ['success', msg`Active`],
  EXPIRED: ['neutral', msg`Expired`],
}

export function CheckInListStateBadge({ state }: { state: CheckInListState }) {
  const { i18n } = useLingui()
  const [tone, word] = states[state]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
