import type { Order } from '@foyer/contracts/order/order'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useFormat } from '../../lib/use-format.ts'
import { paths } from '../../paths.ts'
import { EmailStatusBadge } from './email-status-badge.tsx'
import { emailKindWords, emailReasonWords } from './email-words.ts'
import { unreachedAttendee } from './lost-address.ts'

/** Every email about an order and its tickets, newest first, and what became of it. */
export function OrderEmails({ order, timeZone }: { order: Order; timeZone: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (order.emails.length === 0) return null
  const attendees = `${paths.event(order.event_id, 'attendees')}?attendee=`
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">
        <Trans>Emails</Trans>
      </h3>
      <ul className="divide-y rounded-lg border">
        {order.emails.map((email) => {
          const reason = emailReasonWords(email)
          const unreached = unreachedAttendee(order, email)
          return (
            <li key={`${email.sent_at} ${email.kind} ${email.to}`} className="grid gap-1 p-3">
              <div className="flex items-center justify-between gap-3">
                <span className="font-medium">{i18n._(emailKindWords[email.kind])}</span>
                <EmailStatusBadge email={email} />
              </div>
              <span className="wrap-anywhere text-muted-foreground">{email.to}</span>
              <span className="text-muted-foreground">
                {format.date(email.sent_at, timeZone, 'date_time_zone')}
              </span>
              {reason && <p>{i18n._(reason)}</p>}
              {unreached && (
                <Link to={`${attendees}${unreached}`} className="w-fit underline underline-offset-4">
                  <Trans>Correct the address and send the ticket again</Trans>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
