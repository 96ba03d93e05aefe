import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import type { EventPageState } from '../event-page/event-page-state.ts'
import { sampleEvent } from './sample-event.ts'

/** What the page function knows of a live event, asked for in German. */
export const sampleEventPage: EventPageState = {
  event: sampleEvent,
  hidden: null,
  locale: 'de',
  isLocaleNamed: false,
  siteUrl: 'https://tickets.example',
  legalPages: { terms_url: 'https://operator.example/terms', privacy_url: null, imprint_url: null },
  page: 'e',
  form: null,
  isWidget: false,
  widgetLook: null,
  draftAddress: null,
  isFailed: false,
}

const organizer = { id: 'og_2222222222222222', slug: 'blue-hall' }
/** Events that are not public, for each reason. */
export const sampleHiddenEvents = [
  { reason: 'DRAFT' },
  { reason: 'WITHDRAWN', organizer },
  { reason: 'OVER', organizer },
] satisfies HiddenEvent[]
