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
  'user.invited': ({ who, subject, details }) => {
    const role = <RoleWord role={details.role} />
    return (
      <Trans>
        {who} invited {subject} as {role}
      </Trans>
    )
  },
  'user.invitation_resent': ({ who, subject }) => (
    <Trans>
      {who} sent the invitation to {subject} again
    </Trans>
  ),
  'user.invitation_revoked': ({ who, subject }) => (
    <Trans>
      {who} revoked the invitation to {subject}
    </Trans>
  ),
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
  'user.deactivated': ({ who, subject }) => (
    <Trans>
      {who} deactivated {subject}
    </Trans>
  ),
  'user.reactivated': ({ who, subject }) => (
    <Trans>
      {who} reactivated {subject}
    </Trans>
  ),
  'user.email_changed': ({ subject }) => <Trans>{subject} changed their email address</Trans>,
  'user.password_reset': ({ subject }) => <Trans>{subject} reset their password</Trans>,
  'user.password_changed': ({ subject }) => <Trans>{subject} changed their password</Trans>,
  'api_key.created': ({ who, subject }) => (
    <Trans>
      {who} created the API key {subject}
    </Trans>
  ),
  'api_key.changed': ({ who, subject }) => (
    <Trans>
      {who} changed the API key {subject}
    </Trans>
  ),
  'api_key.revoked': ({ who, subject }) => (
    <Trans>
      {who} revoked the API key {subject}
    </Trans>
  ),
  'account.payment_connection_changed': ({ who, details }) => (
    <ConnectionSentence who={who} from={details.from} to={details.to} />
  ),
  'organizer.buyer_pages_changed': ({ who, subject }) => (
    <Trans>
      {who} changed the terms, privacy notice or legal notice of {subject}
    </Trans>
  ),
  'order.created_by_hand': ({ who, subject, details, money }) => {
    const total = money(details.amount, details.currency)
    return (
      <Trans>
        {who} created order {subject} manually, for {total}
      </Trans>
    )
  },
  'order.marked_as_paid': ({ who, subject, details, money }) => {
    const total = money(details.amount, details.currency)
    return (
      <Trans>
        {who} marked order {subject} as paid, {total}
      </Trans>
    )
  },
  'order.hold_ended': ({ who, subject }) => (
    <Trans>
      {who} ended the hold of order {subject}
    </Trans>
  ),
  'order.cancelled': ({ who, subject }) => (
    <Trans>
      {who} cancelled order {subject}
    </Trans>
  ),
  'order.refund_requested': ({ who, subject, details, money }) => {
    const amount = money(details.amount, details.currency)
    return (
      <Trans>
        {who} refunded {amount} of order {subject}
      </Trans>
    )
  },
  'order.refunded_at_stripe': ({ subject, details, money }) => {
    const amount = money(details.amount, details.currency)
    return (
      <Trans>
        {amount} of order {subject} was refunded in Stripe’s dashboard
      </Trans>
    )
  },
  'event.status_changed': ({ who, subject, details }) => (
    <EventSentence who={who} event={subject} from={details.from} to={details.to} />
  ),
  'event.message_sent': ({ who, subject, details: { recipients } }) => (
    <Trans>
      {who} sent a message to <Plural value={recipients} one="# person" other="# people" /> of {subject}
    </Trans>
  ),
  ...stockSentences,
  'check_in_list.link_renewed': ({ who, subject }) => (
    <Trans>
      {who} renewed the link of the check-in list {subject}
    </Trans>
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
