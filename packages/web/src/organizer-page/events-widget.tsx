import { Trans } from '@lingui/react/macro'
import { organizerAddress } from '../event-page/page-address.ts'
import { EventCards } from './event-sections.tsx'
import type { OrganizerPageState } from './organizer-page-state.ts'
import { OrganizerUnavailable } from './organizer-unavailable.tsx'

/** An organizer's events to come, for a frame in another site (docs/decisions/0144). The site has a heading of its own. */
export function EventsWidget({ shown }: Pick<OrganizerPageState, 'shown'>) {
  if (!shown) return <OrganizerUnavailable />
  const { organizer, events } = shown
  return (
    <main data-events={events.meta.total} className="grid gap-4 p-1 text-base">
      {events.meta.total === 0 ? (
        <p className="rounded-lg border bg-card p-6 text-pretty text-muted-foreground">
          <Trans>Nothing is planned right now. Check back later. New events are listed here.</Trans>
        </p>
      ) : (
        <EventCards events={events.data} />
      )}
      {events.meta.last_page > 1 && (
        <p>
          <a
            href={organizerAddress(organizer)}
            className="text-accent-foreground underline underline-offset-4"
          >
            <Trans>All events</Trans>
          </a>
        </p>
      )}
    </main>
  )
}
