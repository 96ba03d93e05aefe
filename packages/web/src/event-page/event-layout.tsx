import { CoverBackdrop } from './cover-backdrop.tsx'
import { EventBanner } from './event-banner.tsx'
import { EventCover } from './event-cover.tsx'
import { EventDetails } from './event-details.tsx'
import { EventFrame, type EventFrameProps, type KeptParts } from './event-frame.tsx'
import { EventHeader } from './event-header.tsx'
import { FormFields } from './form-fields.tsx'
import { layoutOf } from './page-layout.ts'

/** The whole event page except its footer. The homepage designer shows it as the preview. */
export function EventLayout(props: Omit<EventFrameProps, 'kept' | 'layout'>) {
  return <EventFrame {...props} layout={layoutOf(props.event)} kept={keptParts(props)} />
}

type Drawn = Pick<EventFrameProps, 'event' | 'locale' | 'picker'>

/** What the server draws for good. The event page's script does not load it. */
export function keptParts({ event, locale, picker }: Drawn): KeptParts {
  return {
    backdrop: <CoverBackdrop event={event} />,
    header: <EventHeader event={event} />,
    pictures: (
      <>
        <EventBanner event={event} />
        <EventCover event={event} />
      </>
    ),
    details: <EventDetails event={event} />,
    fields: <FormFields event={event} locale={locale} start={picker} />,
  }
}
