import type { OrderEmail } from '@foyer/contracts/email/email'
import type { Order } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { EmailStatusBadge } from '../../components/foyer/email-status-badge.tsx'
import { emailKindWords, emailReasonWords, withheldWords } from '../../components/foyer/email-words.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import { paths } from '../../paths.ts'
import { unreachedAttendee } from './lost-address.ts'
import { type TimelineEntry, timelineOf } from './order-timeline-entries.ts'

const dots: Record<TimelineEntry['tone'], string> = {
  plain: 'bg-muted-foreground',
  good: 'bg-success',
  waiting: 'bg-warning',
  bad: 'bg-destructive',
}

/** An order's history, newest first: sale, money, changes by the team, and every email with its outcome. */
export function OrderTimeline({ order, timeZone }: { order: Order; timeZone: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <section aria-labelledby="order-timeline" className="grid gap-3">
      <h3 id="order-timeline" className="text-base font-semibold">
        <Trans>What happened</Trans>
      </h3>
      <ol className="grid">
        {timelineOf(order).map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment, and none ever moves
            key={`${entry.at} ${index}`}
            className="relative grid gap-0.5 border-s ps-5 pb-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden
              className={cn('absolute top-1.5 -start-1 size-2 rounded-full', dots[entry.tone])}
            />
            {entry.email ? (
              <EmailEntry order={order} email={entry.email} />
            ) : (
              <p className="wrap-anywhere">
                <span className="font-medium">{i18n._(entry.text)}</span>
                {entry.amount !== undefined && (
                  <span className="tabular-nums"> · {format.money(entry.amount, order.currency)}</span>
                )}
                {entry.by && <span className="text-muted-foreground"> · {entry.by}</span>}
              </p>
            )}
            <time dateTime={entry.at} className="text-muted-foreground">
              {format.date(entry.at, timeZone, 'date_time_zone')}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An email, with a link to the person if their ticket did not arrive. */
function EmailEntry({ order, email }: { order: Order; email: OrderEmail }) {
  const { i18n } = useLingui()
  const words = [emailReasonWords(email), withheldWords(email)].filter((word) => word !== null)
  const unreached = unreachedAttendee(order, email)
  const kind = i18n._(emailKindWords(email.kind))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">
          <Trans>Email: {kind}</Trans>
        </span>
        <EmailStatusBadge email={email} />
      </div>
      <span className="wrap-anywhere text-muted-foreground">{email.to}</span>
      {words.length > 0 && <p>{words.map((word) => i18n._(word)).join(' ')}</p>}
      {unreached && (
        <Link
          to={`${paths.event(order.event_id, 'attendees')}?attendee=${unreached}`}
          className="w-fit underline underline-offset-4"
        >
          <Trans>Correct the address and send the ticket again</Trans>
        </Link>
      )}
    </>
  )
}
