import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { organizerAddress } from '../event-page/page-address.ts'
import type { OrganizerEvents, OrganizerPageState } from './organizer-page-state.ts'
import { PageLinks } from './page-links.tsx'
import { PublicEventCard } from './public-event-card.tsx'

type Shown = NonNullable<OrganizerPageState['shown']>

const linkClass = 'text-accent-foreground underline underline-offset-4'

/** What comes, and below it the latest that are over; or, at an address of their own, all that are over. */
export function EventSections({ shown }: { shown: Shown }) {
  const { organizer, state, events, past } = shown
  if (state === 'ended')
    return (
      <Section id="past" title={<Trans>Past events</Trans>}>
        <EventCards events={events} />
        <PageLinks organizer={organizer} state={state} meta={events.meta} />
        <p>
          <a href={organizerAddress(organizer)} className={linkClass}>
            <Trans>Upcoming events</Trans>
          </a>
        </p>
      </Section>
    )
  return (
    <>
      <Section id="upcoming" title={<Trans>Upcoming events</Trans>}>
        {events.meta.total === 0 ? (
          <p className="rounded-lg border bg-card p-6 text-pretty text-muted-foreground">
            <Trans>Nothing is planned right now. Check back later. New events are listed here.</Trans>
          </p>
        ) : (
          <EventCards events={events} />
        )}
        <PageLinks organizer={organizer} state={state} meta={events.meta} />
      </Section>
      {past && past.meta.total > 0 && (
        <Section id="past" title={<Trans>Past events</Trans>}>
          <EventCards events={past} />
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

function EventCards({ events }: { events: OrganizerEvents }) {
  return (
    <ul className="grid gap-4">
      {events.data.map((event) => (
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
