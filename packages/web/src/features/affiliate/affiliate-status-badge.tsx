import type { AffiliateStatus } from '@foyer/contracts/affiliate/affiliate'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'

export const affiliateStatuses: Record<AffiliateStatus, [BadgeTone, MessageDescriptor]> = {
  ACTIVE: ['success', msg`Active`],
  INACTIVE: ['neutral', msg`Inactive`],
}

export function AffiliateStatusBadge({ status }: { status: AffiliateStatus }) {
  const { i18n } = useLingui()
  const [tone, word] = affiliateStatuses[status]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
