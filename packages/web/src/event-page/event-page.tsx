import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { isOnCover } from './cover-of.ts'
import { EventFooter } from './event-footer.tsx'
import { EventLayout } from './event-layout.tsx'
import type { EventPageState } from './event-page-state.ts'
import { EventUnavailable } from './event-unavailable.tsx'
import { eventAddress } from './page-address.ts'
import { useLiveEvent } from './use-live-event.ts'

interface EventPageProps {
  i18n: I18n
  state: EventPageState
}

/** The public event page, the same on the server and in the browser. */
export function EventPage({ i18n, state }: EventPageProps) {
  const { isWidget } = state
  return (
    <I18nProvider i18n={i18n}>
      <div className={`isolate flex flex-col text-base text-foreground ${isWidget ? '' : 'min-h-dvh'}`}>
        {state.event ? (
          <EventContent first={state.event} state={state} />
        ) : (
          <main className="grow px-4">
            <EventUnavailable hidden={state.hidden} isFailed={state.isFailed} />
          </main>
        )}
        {!isWidget && (
          <EventFooter
            locale={state.locale}
            address={state.draftAddress ?? footerAddress(state.event)}
            eventId={state.event?.id}
            legalPages={state.legalPages}
            isOnCover={isOnCover(state.event)}
          />
        )}
      </div>
    </I18nProvider>
  )
}

/** Without an event, only the URL's query is known to be valid. */
function footerAddress(event: PublicEvent | null): string {
  if (!event) return ''
  const code = event.promo_code?.code
  return eventAddress(event) + (code ? `?promo_code=${encodeURIComponent(code)}` : '')
}

function EventContent({ first, state }: { first: PublicEvent; state: EventPageState }) {
  const { isWidget, locale } = state
  const { event, refresh, givePromoCode } = useLiveEvent(first)
  if (!event)
    return (
      <main className="grow px-4">
        <EventUnavailable hidden={null} isFailed={false} />
      </main>
    )
  return (
    <EventLayout
      event={event}
      locale={locale}
      isWidget={isWidget}
      picker={state}
      pickerLook={state.pickerLook ?? {}}
      onRefresh={refresh}
      onPromoCode={givePromoCode}
    />
  )
}
