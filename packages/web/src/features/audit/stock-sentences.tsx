import type { AuditAction, AuditedAmount } from '@foyer/contracts/audit/audit'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Sentences } from './sentences.ts'

type StockAction = Extract<
  AuditAction,
  'event.duplicated' | `ticket.${string}` | `capacity_assignment.${string}` | `promo_code.${string}`
>

/** The sentences about how much there is to sell, and how often a promo code can be used. */
export const stockSentences: Sentences<StockAction> = {
  'event.duplicated': ({ who, subject, details: { original, quantity_available, unlimited_prices } }) => (
    <Trans>
      {who} duplicated {original} as {subject}, with{' '}
      <Plural value={quantity_available} one="# ticket" other="# tickets" /> and{' '}
      <Plural value={unlimited_prices} one="# unlimited price" other="# unlimited prices" />
    </Trans>
  ),
  'ticket.stock_changed': ({ who, subject, details: { label, from, to } }) => {
    const what =
      label === '' ? (
        subject
      ) : (
        <>
          {subject} ({label})
        </>
      )
    const [before, after] = [<Tickets of={from} key="before" />, <Tickets of={to} key="after" />]
    if (from === 'none')
      return (
        <Trans>
          {who} put {what} up for sale: {after}
        </Trans>
      )
    if (to === 'none')
      return (
        <Trans>
          {who} deleted {what}, which had {before}
        </Trans>
      )
    return (
      <Trans>
        {who} changed the stock of {what} from {before} to {after}
      </Trans>
    )
  },
  'capacity_assignment.capacity_changed': ({ who, subject, details: { from, to } }) => {
    const [before, after] = [<Tickets of={from} key="before" />, <Tickets of={to} key="after" />]
    if (from === 'none')
      return (
        <Trans>
          {who} created the capacity {subject}: {after}
        </Trans>
      )
    if (to === 'none')
      return (
        <Trans>
          {who} deleted the capacity {subject}, which was {before}
        </Trans>
      )
    return (
      <Trans>
        {who} changed the capacity {subject} from {before} to {after}
      </Trans>
    )
  },
  'capacity_assignment.switched': ({ who, subject, details: { capacity, to } }) => {
    const limit = <Tickets of={capacity} />
    if (to === 'on')
      return (
        <Trans>
          {who} switched the capacity {subject} on: sales stop at {limit}
        </Trans>
      )
    return (
      <Trans>
        {who} switched the capacity {subject} off: sales no longer stop at {limit}
      </Trans>
    )
  },
  'capacity_assignment.tickets_changed': ({ who, subject, details: { added, removed } }) => {
    if (removed === '')
      return (
        <Trans>
          {who} added {added} to the capacity {subject}
        </Trans>
      )
    if (added === '')
      return (
        <Trans>
          {who} removed {removed} from the capacity {subject}
        </Trans>
      )
    return (
      <Trans>
        {who} replaced {removed} with {added} in the capacity {subject}
      </Trans>
    )
  },
  'promo_code.uses_changed': ({ who, subject, details: { from, to } }) => {
    const [before, after] = [<Uses of={from} key="before" />, <Uses of={to} key="after" />]
    if (from === 'none')
      return (
        <Trans>
          {who} created the promo code {subject}: {after}
        </Trans>
      )
    if (to === 'none')
      return (
        <Trans>
          {who} deleted the promo code {subject}, which had {before}
        </Trans>
      )
    return (
      <Trans>
        {who} changed the promo code {subject} from {before} to {after}
      </Trans>
    )
  },
}

function Tickets({ of }: { of: AuditedAmount }): ReactNode {
  if (typeof of !== 'number') return <Trans>unlimited tickets</Trans>
  return <Plural value={of} one="# ticket" other="# tickets" />
}

function Uses({ of }: { of: AuditedAmount }): ReactNode {
  if (typeof of !== 'number') return <Trans>unlimited uses</Trans>
  return <Plural value={of} one="# use" other="# uses" />
}
