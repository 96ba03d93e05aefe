import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { EventCover } from './event-cover.tsx'
import { EventDetails } from './event-details.tsx'
import { EventFooter } from './event-footer.tsx'
import { EventHeader } from './event-header.tsx'
import type { EventPageState } from './event-page-state.ts'
import { EventUnavailable } from './event-unavailable.tsx'
import { TicketPicker } from './ticket-picker.tsx'
import { useLiveEvent } from './use-live-event.ts'

interface EventPageProps {
  i18n: I18n
  state: EventPageState
}

/** The public event page, the same on the server and in the browser. */
export function EventPage({ i18n, state }: EventPageProps) {
  return (
    <I18nProvider i18n={i18n}>
      <div className="flex min-h-dvh flex-col text-base">
        {state.event ? (
          <EventContent first={state.event} state={state} />
        ) : (
          <main className="grow px-4">
            <EventUnavailable isFailed={state.isFailed} />
          </main>
        )}
        {!state.isWidget && <EventFooter locale={state.locale} />}
      </div>
    </I18nProvider>
  )
}

function EventContent({ first, state }: { first: PublicEvent; state: EventPageState }) {
  const { isWidget, locale } = state
  const { event, refresh, givePromoCode } = useLiveEvent(first)
  if (!event)
    return (
      <main className="grow px-4">
        <EventUnavailable isFailed={false} />
      </main>
    )
  const picker = (
    <TicketPicker
      event={event}
      locale={locale}
      isWidget={isWidget}
      onRefresh={refresh}
      onPromoCode={givePromoCode}
      className="self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    />
  )
  if (isWidget)
    return (
      <main className="mx-auto grid w-full max-w-2xl gap-6 p-4">
        <EventHeader event={event} />
        {picker}
      </main>
    )
  return (
    <main className="mx-auto w-full max-w-5xl grow px-4 pb-10 sm:px-6">
      <EventCover event={event} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <EventHeader event={event} />
        {picker}
        <EventDetails event={event} />
      </div>
    </main>
  )
}
