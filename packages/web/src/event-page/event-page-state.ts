import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { WidgetLook } from '@foyer/contracts/event/widget-look'
import type { Locale } from '@foyer/contracts/locale'
import type { LegalPages } from '@foyer/contracts/stage/stage'

/** What server and browser render the event page from; travels in the HTML as JSON. */
export interface EventPageState {
  /** Null: the event is unknown, and the page shows an empty one (specification §2). */
  event: PublicEvent | null
  locale: Locale
  /** Whether the address names the language (`?lang=fr`); otherwise the visitor's own was taken. */
  isLocaleNamed: boolean
  /** The site's origin, without a trailing slash. */
  siteUrl: string
  /** The operator's terms, privacy notice and legal notice, for the footer. */
  legalPages: LegalPages
  /** Inside somebody else's page: no header, no footer. */
  isWidget: boolean
  /** What that page wishes of its looks; null for the whole page. */
  widgetLook: WidgetLook | null
  /** The page could not be made: a generic message stands in its place. */
  isFailed: boolean
}

/** The id of the script element that carries the state. */
export const stateElementId = 'event-page-state'
