import type { Event } from '@foyer/contracts/event/event'
import type { EventInsights } from '@foyer/contracts/statistics/event-insights'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import { paths } from '../../paths.ts'

interface EventStandingProps {
  event: Event
  insights: EventInsights
  /** Tickets in the checkouts of buyers now. */
  onHold: number
}

/** What an organizer wants to know first: how many are sold, for how much, how long it is until the event, and how that compares. */
export function EventStanding({ event, insights, onHold }: EventStandingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { tickets_sold, tickets_available, gross_sales, refunded_total, currency, pace } = insights
  const available = tickets_available === null ? null : format.number(tickets_available)
  const refunded = format.money(refunded_total, currency)
  const held = format.number(onHold)
  return (
    <Card data-slot="event-standing" className="grid gap-4 p-4 sm:p-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-4 sm:grid sm:grid-cols-3 sm:gap-4">
        <Figure
          className="max-sm:w-full"
          label={t`Sold so far`}
          value={format.number(tickets_sold)}
          note={
            <>
              {available === null ? <Trans>tickets, unlimited</Trans> : <Trans>of {available} tickets</Trans>}
              {onHold > 0 && (
                <>
                  {' · '}
                  <Trans>{held} on hold</Trans>
                </>
              )}
            </>
          }
        />
        <Figure
          label={t`Taken so far`}
          value={format.money(gross_sales - refunded_total, currency)}
          note={refunded_total > 0 ? t`after ${refunded} of refunds` : t`gross, without refunds`}
        />
        <TimeLeft event={event} />
      </dl>
      {tickets_available !== null && (
        <Meter label={t`Tickets sold`} value={tickets_sold} max={tickets_available} pending={onHold} />
      )}
      {pace && <Pace pace={pace} sold={tickets_sold} isBegun={event.lifecycle !== 'UPCOMING'} />}
    </Card>
  )
}

function TimeLeft({ event }: { event: Event }) {
  const { t } = useLingui()
  const format = useFormat()
  const { start_date, end_date, timezone, lifecycle } = event
  const labels = { UPCOMING: t`Starts`, ONGOING: t`Started`, ENDED: t`Ended` }
  const at = lifecycle === 'ENDED' ? (end_date ?? start_date) : start_date
  return (
    <Figure
      label={labels[lifecycle]}
      value={format.relative(at)}
      note={format.date(at, timezone, 'date_time')}
    />
  )
}

interface FigureProps {
  label: ReactNode
  value: ReactNode
  note: ReactNode
  className?: string
}

function Figure({ label, value, note, className }: FigureProps) {
  return (
    <div className={cn('grid content-start gap-0.5', className)}>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
      <dd className="text-sm text-muted-foreground tabular-nums">{note}</dd>
    </div>
  )
}

interface PaceProps {
  pace: NonNullable<EventInsights['pace']>
  sold: number
  isBegun: boolean
}

/** Compared with the organizer's event before: as long before its start, or with all that it sold. */
function Pace({ pace, sold, isBegun }: PaceProps) {
  const format = useFormat()
  const difference = sold - pace.tickets_sold
  const then = format.number(pace.tickets_sold)
  const total = format.number(pace.tickets_total)
  const title = (
    <Link
      to={paths.event(pace.event_id, 'dashboard')}
      className="text-accent-foreground underline underline-offset-4"
    >
      {pace.title}
    </Link>
  )
  return (
    <p className="flex gap-3 border-t pt-4 text-sm">
      <strong className="shrink-0 font-semibold tabular-nums">
        {difference > 0 ? '+' : difference < 0 ? '−' : '±'}
        {format.number(Math.abs(difference))}
      </strong>
      <span className="text-muted-foreground">
        {isBegun ? (
          <Trans>
            Compared with {title}, which sold {total} in all
          </Trans>
        ) : (
          <Trans>
            Compared with {title}, which had sold {then} of {total} this long before its start
          </Trans>
        )}
      </span>
    </p>
  )
}
