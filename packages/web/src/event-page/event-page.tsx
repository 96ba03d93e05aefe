import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { EventDetails } from './event-details.tsx'
import { EventHeader } from './event-header.tsx'
import type { EventPageState } from './event-page-state.ts'
import { EventUnavailable } from './event-unavailable.tsx'

interface EventPageProps {
  i18n: I18n
  state: EventPageState
}

/** The public event page, the same on the server and in the browser. */
export function EventPage({ i18n, state }: EventPageProps) {
  return (
    <I18nProvider i18n={i18n}>
      <main className="mx-auto w-full max-w-3xl px-4 pb-24 text-base sm:px-6">
        {state.event ? (
          <>
            <EventHeader event={state.event} />
            <EventDetails event={state.event} />
          </>
        ) : (
          <EventUnavailable />
        )}
      </main>
    </I18nProvider>
  )
}
