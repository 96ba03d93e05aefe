import type { StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { AuditAction } from '@foyer/contracts/audit/audit'
import type { EventStatus } from '@foyer/contracts/event/event'
import type { UserRole } from '@foyer/contracts/user/user'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ExportedFile } from './exported-file.tsx'
import type { Sentences } from './sentences.ts'
import { stockSentences } from './stock-sentences.tsx'

/** What an entry of the audit log says, action by action. An action without a sentence does not compile. */
export const auditSentences: Sentences<AuditAction> = {
  'user.invited': ({ who, whom, details }) => {
    const role = <RoleWord role={details.role} />
    return (
      <Trans>
        {who} invited {whom} as {role}
      </Trans>
    )
  },
  'user.invitation_resent': ({ who, whom }) => (
    <Trans>
      {who} sent the invitation of {whom} again
    </Trans>
  ),
  'user.invitation_revoked': ({ who, whom }) => (
    <Trans>
      {who} revoked the invitation of {whom}
    </Trans>
  ),
  'user.joined': ({ whom, details }) => {
    const role = <RoleWord role={details.role} />
    return (
      <Trans>
        {whom} accepted the invitation, as {role}
      </Trans>
    )
  },
  'user.role_changed': ({ who, whom, details }) => {
    const from = <RoleWord role={details.from} />
    const to = <RoleWord role={details.to} />
    return (
      <Trans>
        {who} changed the role of {whom} from {from} to {to}
      </Trans>
    )
  },
  'user.deactivated': ({ who, whom }) => (
    <Trans>
      {who} deactivated {whom}
    </Trans>
  ),
  'user.reactivated': ({ who, whom }) => (
    <Trans>
      {who} reactivated {whom}
    </Trans>
  ),
  'user.email_changed': ({ whom }) => <Trans>{whom} changed their email address</Trans>,
  'user.password_reset': ({ whom }) => <Trans>{whom} reset their password</Trans>,
  'user.password_changed': ({ whom }) => <Trans>{whom} changed their password</Trans>,
  'api_key.created': ({ who, whom }) => (
    <Trans>
      {who} created the API key {whom}
    </Trans>
  ),
  'api_key.changed': ({ who, whom }) => (
    <Trans>
      {who} changed the API key {whom}
    </Trans>
  ),
  'api_key.revoked': ({ who, whom }) => (
    <Trans>
      {who} revoked the API key {whom}
    </Trans>
  ),
  'account.payment_connection_changed': ({ who, details }) => (
    <ConnectionSentence who={who} from={details.from} to={details.to} />
  ),
  'order.created_by_hand': ({ who, whom, details, money }) => {
    const total = money(details.amount, details.currency)
    return (
      <Trans>
        {who} created order {whom} by hand, for {total}
      </Trans>
    )
  },
  'order.marked_as_paid': ({ who, whom, details, money }) => {
    const total = money(details.amount, details.currency)
    return (
      <Trans>
        {who} marked order {whom} as paid, {total}
      </Trans>
    )
  },
  'order.hold_ended': ({ who, whom }) => (
    <Trans>
      {who} ended the hold of order {whom}
    </Trans>
  ),
  'order.cancelled': ({ who, whom }) => (
    <Trans>
      {who} cancelled order {whom}
    </Trans>
  ),
  'order.refund_requested': ({ who, whom, details, money }) => {
    const amount = money(details.amount, details.currency)
    return (
      <Trans>
        {who} refunded {amount} of order {whom}
      </Trans>
    )
  },
  'order.refunded_at_stripe': ({ whom, details, money }) => {
    const amount = money(details.amount, details.currency)
    return (
      <Trans>
        {amount} of order {whom} was refunded in Stripe’s dashboard
      </Trans>
    )
  },
  'event.status_changed': ({ who, whom, details }) => (
    <EventSentence who={who} event={whom} from={details.from} to={details.to} />
  ),
  'event.message_sent': ({ who, whom, details: { recipients } }) => (
    <Trans>
      {who} sent a message to <Plural value={recipients} one="# person" other="# people" /> of {whom}.
    </Trans>
  ),
  ...stockSentences,
  'check_in_list.link_renewed': ({ who, whom }) => (
    <Trans>
      {who} renewed the link of the check-in list {whom}
    </Trans>
  ),
  'export.created': ({ who, whom, details }) => {
    const file = <ExportedFile {...details} />
    return (
      <Trans>
        {who} exported from {whom}: {file}
      </Trans>
    )
  },
  'export.downloaded': ({ who, whom, details }) => {
    const file = <ExportedFile {...details} />
    return (
      <Trans>
        {who} downloaded a file of {whom}: {file}
      </Trans>
    )
  },
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
  if (to === 'CONNECTED') return <Trans>Stripe takes payments for this account now</Trans>
  if (to === 'NOT_CONNECTED') return <Trans>The payment account was disconnected at Stripe</Trans>
  if (from === 'NOT_CONNECTED') return <Trans>{who} began to connect a payment account</Trans>
  return <Trans>Stripe takes no payments until it knows more about this account</Trans>
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
