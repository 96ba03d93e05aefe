import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'
import type { TicketState } from './ticket-state.ts'

const states: Record<TicketState, [BadgeTone, MessageDescriptor]> = {
  ON_SALE: ['success', msg`On sale`],
  ON_SALE_WHEN_LIVE: ['neutral', msg`On sale when live`],
  NOT_ON_SALE: ['neutral', msg`Not on sale`],
  SALE_STARTS: ['warning', msg`Sale starts later`],
  SALE_ENDED: ['neutral', msg`Sale ended`],
  SOLD_OUT: ['danger', msg`Sold out`],
  HIDDEN: ['neutral', msg`Hidden`],
  PAUSED: ['warning', msg`Paused`],
}

export function ticketStateWord(state: TicketState): MessageDescriptor {
  return states[state][1]
}

export function TicketStateBadge({ state }: { state: TicketState }) {
  const { i18n } = useLingui()
  const [tone, word] = states[state]
  return <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
}
