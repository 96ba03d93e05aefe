import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'

const states: Record<SaleState, [BadgeTone, MessageDescriptor]> = {
  ON_SALE: ['success', msg`On sale`],
  NOT_ON_SALE: ['neutral', msg`Not on sale`],
  SALE_STARTS: ['warning', msg`Sale starts later`],
  SALE_ENDED: ['neutral', msg`Sale ended`],
  SOLD_OUT: ['danger', msg`Sold out`],
  HIDDEN: ['neutral', msg`Hidden`],
  PAUSED: ['warning', msg`Paused`],
}

export function ticketStateWord(state: SaleState): MessageDescriptor {
  return states[state][1]
}

export function TicketStateBadge({ state }: { state: SaleState }) {
  const { i18n } = useLingui()
  const [tone, word] = states[state]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
