import type { SaleState as State } from '@foyer/contracts/ticket/public-ticket'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

const words: Partial<Record<State, MessageDescriptor>> = {
  SOLD_OUT: msg`Sold out`,
  SALE_ENDED: msg`Sale ended`,
  PAUSED: msg`Sale paused`,
  SALE_STARTS: msg`On sale soon`,
}

/** Why a price cannot be bought now (specification §4, Ticket), in place of its quantity. */
export function SaleState({ state }: { state: State }) {
  const { i18n } = useLingui()
  return (
    <span className="shrink-0 rounded-full bg-muted px-2.5 py-0.5 text-sm font-medium text-muted-foreground">
      {i18n._(words[state] ?? msg`Not on sale`)}
    </span>
  )
}
