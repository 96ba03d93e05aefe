import type { MessageMiss } from '@foyer/contracts/event-message/message-miss'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { EmailStatusBadge } from '../../components/foyer/email-status-badge.tsx'
import { emailReasonWords } from '../../components/foyer/email-words.ts'
import { StatusBadge } from '../../components/ui/badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'

interface MessageMissLineProps {
  miss: MessageMiss
  eventId: string
  timeZone: string
}

/** One address that a message did not reach: why, since when, and the way to what it belongs to. */
export function MessageMissLine({ miss, eventId, timeZone }: MessageMissLineProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const reason = reasonOf(miss)
  return (
    <li className="grid gap-1 p-3">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={hrefOf(miss, eventId)}
          className="min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {miss.email}
        </Link>
        <MissBadge miss={miss} />
      </div>
      {reason && <p>{i18n._(reason)}</p>}
      <time dateTime={miss.at} className="text-muted-foreground">
        {format.date(miss.at, timeZone, 'date_time_zone')}
      </time>
    </li>
  )
}

function MissBadge({ miss: { status, reason } }: { miss: MessageMiss }) {
  if (status === 'CANCELLED')
    return (
      <StatusBadge tone="neutral">
        <Trans>Cancelled</Trans>
      </StatusBadge>
    )
  return <EmailStatusBadge email={{ status: status === 'NOT_TAKEN' ? 'REJECTED' : status, reason }} />
}

function reasonOf({ status, reason }: MessageMiss): MessageDescriptor | null {
  if (status === 'CANCELLED') return msg`The ticket or order was cancelled before the message went out.`
  if (status === 'NOT_TAKEN') return msg`The mail service did not accept the email after several tries.`
  return emailReasonWords({ status, reason })
}

/** The attendee's or the order's sheet, where the address is corrected. */
function hrefOf({ attendee_short_id, order_short_id }: MessageMiss, eventId: string): string {
  return attendee_short_id
    ? `${paths.event(eventId, 'attendees')}?attendee=${attendee_short_id}`
    : `${paths.event(eventId, 'orders')}?order=${order_short_id}`
}
