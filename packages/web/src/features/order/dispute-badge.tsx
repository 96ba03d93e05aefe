import type { OrderDispute } from '@foyer/contracts/order/order-dispute'
import { useLingui } from '@lingui/react'
import { StatusBadge } from '../../components/ui/badge.tsx'
import { disputeWords } from './dispute-words.ts'

export function DisputeBadge({ status }: { status: OrderDispute['status'] }) {
  const { i18n } = useLingui()
  const [tone, word] = disputeWords[status]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
