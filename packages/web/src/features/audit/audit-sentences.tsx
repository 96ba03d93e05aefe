import type { StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { EventStatus } from '@foyer/contracts/event/event'
import type { UserRole } from '@foyer/contracts/user/user'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ExportedFile } from './exported-file.tsx'
import type { Sentences, WordedAction } from './sentences.ts'
import { stockSentences } from './stock-sentences.tsx'

/** The sentences of entries that depend on their details: every action without a sentence in the contracts' table has one here. */
export const auditSentences: Sentences<WordedAction> = {
  'user.invited': ({ who, subject, details }) => {
    const role = <RoleWord role={details.role} />
    return (
      <Trans>
        {who} invited {subject} as {role}
      </Trans>
    )
  },
  'user.joined': ({ subject, details }) => {
    const role = <RoleWord role={details.role} />
    return (
      <Trans>
        {subject} accepted the invitation, as {role}
      </Trans>
    )
  },
  'user.role_changed': ({ who, subject, details }) => {
    const from = <RoleWord role={details.from} />
    const to = <RoleWord role={details.to} />
    return (
      <Trans>
        {who} changed the role of {subject} from {from} to {to}
      </Trans>
    )
  },
  'api_key.used': ({ who, subject, details: { call, thing } }) => {
    const name = <code className="text-xs">{call}</code>
    if (thing === '')
      return (
        <Trans>
          {who} called {name} for {subject}
        </Trans>
      )
    return (
      <Trans>
        {who} called {name} for {thing} of {subject}
      </Trans>
    )
  },
  'account.payment_connection_changed': ({ who, details }) => (
    <ConnectionSentence who={who} from={details.from} to={details.to} />
  ),
  'event.status_changed': ({ who, subject, details }) => (
    <EventSentence who={who} event={subject} from={details.from} to={details.to} />
  ),
  'export.created': ({ who, subject, details }) => {
    const file = <ExportedFile {...details} />
    return (
      <Trans>
        {who} exported from {subject}: {file}
      </Trans>
    )
  },
  'export.downloaded': ({ who, subject, details }) => {
    const file = <ExportedFile {...details} />
    return (
      <Trans>
        {who} downloaded a file of {subject}: {file}
      </Trans>
    )
  },
  ...stockSentences,
}

function RoleWord({ role }: { role: UserRole }) {
  return role === 'ADMIN' ? <Trans>Admin</Trans> : <Trans>Organizer</Trans>
}

interface ConnectionSentenceProps {
  who: ReactNode
  from: StripeConnectionStatus
  to: StripeConnectionStatus
}

function ConnectionSentence({ who, from, to }: ConnectionSentenceProps) {
  if (to === 'CONNECTED') return <Trans>Stripe now accepts payments for this account</Trans>
  if (to === 'NOT_CONNECTED') return <Trans>The payment account was disconnected at Stripe</Trans>
  if (from === 'NOT_CONNECTED') return <Trans>{who} began to connect a payment account</Trans>
  return <Trans>Stripe accepts no payments until it knows more about this account</Trans>
}

interface EventSentenceProps {
  who: ReactNode
  event: ReactNode
  from: EventStatus
  to: EventStatus
}

function EventSentence({ who, event, from, to }: EventSentenceProps) {
  if (to === 'LIVE')
    return (
      <Trans>
        {who} made {event} live
      </Trans>
    )
  if (to === 'ARCHIVED')
    return (
      <Trans>
        {who} archived {event}
      </Trans>
    )
  if (from === 'ARCHIVED')
    return (
      <Trans>
        {who} restored {event} as a draft
      </Trans>
    )
  return (
    <Trans>
      {who} returned {event} to draft
    </Trans>
  )
}
