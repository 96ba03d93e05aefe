import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { EventFrame, type KeptParts } from './event-frame.tsx'
import type { EventPageState } from './event-page-state.ts'
import { Kept } from './kept.tsx'
import { LiveFacts } from './live-facts.tsx'
import { layoutOf } from './page-layout.ts'
import { UnavailableFrame, withdrawnWords } from './unavailable-frame.tsx'
import { useLiveEvent } from './use-live-event.ts'

interface EventPageProps {
  i18n: I18n
  state: EventPageState
  /** Given on the server only: the browser keeps them. */
  kept?: KeptParts & { footer?: ReactNode; unavailable?: ReactNode }
}

/** The public event page, the same on the server and in the browser. */
export function EventPage({ i18n, state, kept = {} }: EventPageProps) {
  const { isWidget } = state
  return (
    <I18nProvider i18n={i18n}>
      <div className={`isolate flex flex-col text-base text-foreground ${isWidget ? '' : 'min-h-dvh'}`}>
        {state.event ? (
          <EventContent first={state.event} state={state} kept={kept} />
        ) : (
          <main className="grow px-4">{kept.unavailable}</main>
        )}
        {!isWidget && <Kept name="footer">{kept.footer}</Kept>}
      </div>
    </I18nProvider>
  )
}

interface EventContentProps {
  first: PublicEvent
  state: EventPageState
  kept: KeptParts
}

function EventContent({ first, state, kept }: EventContentProps) {
  const { isWidget, locale } = state
  const { event, refresh, givePromoCode } = useLiveEvent(first)
  if (!event)
    return (
      <main className="grow px-4">
        <UnavailableFrame words={withdrawnWords} organizer={first.organizer} />
      </main>
    )
  return (
    <>
      <EventFrame
        event={event}
        locale={locale}
        isWidget={isWidget}
        layout={layoutOf(first)}
        picker={state}
        pickerLook={state.pickerLook ?? {}}
        onRefresh={refresh}
        onPromoCode={givePromoCode}
        kept={kept}
      />
      <LiveFacts event={event} />
    </>
  )
}
