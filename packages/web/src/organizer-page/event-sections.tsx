import type { PublicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { organizerAddress } from '../event-page/page-address.ts'
import { formatDate } from '../lib/format/format-date.ts'
import type { OrganizerPageState } from './organizer-page-state.ts'
import { PageLinks } from './page-links.tsx'
import { PublicEventCard } from './public-event-card.tsx'

type Shown = NonNullable<OrganizerPageState['shown']>

const linkClass = 'text-accent-foreground underline underline-offset-4'

/** Upcoming events, then the latest past ones. Or all past ones, at their own address. */
export function EventSections({ shown }: { shown: Shown }) {
  const { organizer, state, events, past } = shown
  if (state === 'ended')
    return (
      <Section id="past" title={<Trans>Past events</Trans>}>
        <EventCards events={events.data} />
        <PageLinks organizer={organizer} state={state} meta={events.meta} />
        <p>
          <a href={organizerAddress(organizer)} className={linkClass}>
            <Trans>Upcoming events</Trans>
          </a>
        </p>
      </Section>
    )
  const isNow = ({ lifecycle }: PublicOrganizerEvent) => lifecycle === 'ONGOING'
  const ongoing = events.data.filter(isNow)
  const upcoming = events.data.filter((event) => !isNow(event))
  return (
    <>
      {ongoing.length > 0 && (
        <Section id="now" title={<Trans>Happening now</Trans>}>
          <EventCards events={ongoing} />
        </Section>
      )}
      <Section id="upcoming" title={<Trans>Upcoming events</Trans>}>
        {events.meta.total === 0 ? (
          <p className="rounded-lg border bg-card p-6 text-pretty text-muted-foreground">
            <Trans>Nothing is planned right now. Check back later. New events are listed here.</Trans>
          </p>
        ) : (
          <Months events={upcoming} />
        )}
        <PageLinks organizer={organizer} state={state} meta={events.meta} />
      </Section>
      {past && past.meta.total > 0 && (
        <Section id="past" title={<Trans>Past events</Trans>}>
          <EventCards events={past.data} />
          {past.meta.total > past.data.length && (
            <p>
              <a href={organizerAddress(organizer, { state: 'ended' })} className={linkClass}>
                <Plural value={past.meta.total} one="The # past event" other="All # past events" />
              </a>
            </p>
          )}
        </Section>
      )}
    </>
  )
}

/** Upcoming events by month, in each event's own zone. */
function Months({ events }: { events: readonly PublicOrganizerEvent[] }) {
  const { i18n } = useLingui()
  const months = new Map<string, PublicOrganizerEvent[]>()
  for (const event of events) {
    const month = formatDate(event.start_date, event.timezone, i18n.locale, 'long_month')
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, begun]) => (
    <section key={month} aria-label={month} className="grid gap-4">
      <h3 className="text-sm font-medium text-muted-foreground first-letter:uppercase">{month}</h3>
      <EventCards events={begun} />
    </section>
  ))
}

/** Events below each other, each a link to its page. */
export function EventCards({ events }: { events: readonly PublicOrganizerEvent[] }) {
  return (
    <ul className="grid gap-4">
      {events.map((event) => (
        <li key={event.id}>
          <PublicEventCard event={event} />
        </li>
      ))}
    </ul>
  )
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
