import type { PromoCodeStatus } from '@foyer/contracts/promo-code/promo-code'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'

const statuses: Record<PromoCodeStatus, [BadgeTone, MessageDescriptor]> = {
  ACTIVE: ['success', msg`Active`],
  EXPIRED: ['neutral', msg`Expired`],
  USED_UP: ['danger', msg`Used up`],
}

export function promoCodeStatusWord(status: PromoCodeStatus): MessageDescriptor {
  return statuses[status][1]
}

export function PromoCodeStatusBadge({ status }: { status: PromoCodeStatus }) {
  const { i18n } = useLingui()
  const [tone, word] = statuses[status]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
