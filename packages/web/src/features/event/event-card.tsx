import type { EventRow } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { EventCardSales } from './event-card-sales.tsx'
import { EventCover } from './event-cover.tsx'
import { EventStatusBadge } from './event-status-badge.tsx'

interface EventCardProps {
  event: EventRow
  /** The event's actions, above the link that covers the card. */
  menu?: ReactNode
  /** The level of its title, below a section or the page itself. */
  heading?: 'h2' | 'h3'
}

/** One event in the list: its title, its time, its sales. The whole card is a link to it. */
export function EventCard({ event, menu, heading: Heading = 'h2' }: EventCardProps) {
  const format = useFormat()
  const { title, start_date, end_date, timezone, organizer } = event
  return (
    <article className="relative grid gap-4 rounded-lg border bg-card p-4 transition-colors hover:border-input sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_12rem]">
      <EventCover event={event} className="max-sm:-mx-4 max-sm:-mt-4 max-sm:rounded-b-none sm:self-center" />
      <div className="grid min-w-0 content-center gap-2">
        <div className="flex items-center justify-between gap-2">
          <EventStatusBadge event={event} />
          <div className="lg:absolute lg:end-3 lg:top-3">{menu}</div>
        </div>
        <Heading className="text-base font-semibold wrap-anywhere">
          <Link to={paths.event(event.id)} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </Heading>
        <p className="flex items-start gap-2 text-muted-foreground">
          <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0" />
          <time dateTime={start_date}>{format.dateRange(start_date, end_date, timezone)}</time>
        </p>
        <p className="truncate text-muted-foreground">
          <Trans>By {organizer.name}</Trans>
        </p>
      </div>
      <EventCardSales event={event} />
    </article>
  )
}
