import type { EventRow } from '@foyer/contracts/event/event'
import { Plural, Trans } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useFormat } from '../../lib/use-format.ts'
import { paths } from '../../paths.ts'
import { EventCover } from './event-cover.tsx'
import { EventStatusBadge } from './event-status-badge.tsx'

/** One event in the list: what it is, when, how it sells. The whole card leads to it. */
export function EventCard({ event }: { event: EventRow }) {
  const format = useFormat()
  const { title, start_date, end_date, timezone, organizer, tickets_sold, gross_sales, currency } = event
  return (
    <article className="relative grid gap-4 rounded-lg border bg-card p-4 transition-colors hover:border-input sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <EventCover event={event} className="max-sm:-mx-4 max-sm:-mt-4 max-sm:rounded-b-none sm:self-center" />
      <div className="grid min-w-0 content-center gap-2">
        <EventStatusBadge event={event} />
        <h2 className="text-base font-semibold wrap-anywhere">
          <Link to={paths.event(event.id)} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </h2>
        <p className="flex items-start gap-2 text-muted-foreground">
          <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0" />
          <time dateTime={start_date}>{format.dateRange(start_date, end_date, timezone)}</time>
        </p>
        <p className="truncate text-muted-foreground">
          <Trans>By {organizer.name}</Trans>
        </p>
      </div>
      <dl className="flex items-baseline justify-between gap-4 border-t pt-4 sm:col-span-2 lg:col-span-1 lg:grid lg:min-w-32 lg:content-center lg:justify-end lg:justify-items-end lg:gap-1 lg:border-t-0 lg:pt-0 lg:text-end">
        <div className="lg:order-2">
          <dt className="sr-only">
            <Trans>Tickets sold</Trans>
          </dt>
          <dd className="text-muted-foreground tabular-nums">
            <Plural value={tickets_sold} one="# ticket sold" other="# tickets sold" />
          </dd>
        </div>
        <div>
          <dt className="sr-only">
            <Trans>Gross sales</Trans>
          </dt>
          <dd className="text-lg font-semibold tabular-nums">{format.money(gross_sales, currency)}</dd>
        </div>
      </dl>
    </article>
  )
}
