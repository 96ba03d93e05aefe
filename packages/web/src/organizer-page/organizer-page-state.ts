import type { WidgetLook } from '@foyer/contracts/event/widget-look'
import type { ListMeta } from '@foyer/contracts/list'
import type { Locale } from '@foyer/contracts/locale'
import type { PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import type { PublicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import type { LegalPages } from '@foyer/contracts/stage/stage'

export interface OrganizerEvents {
  data: readonly PublicOrganizerEvent[]
  meta: ListMeta
}

/** The data for the organizer's public page. */
export interface OrganizerPageState {
  /** Null if the organizer is unknown. */
  shown: {
    organizer: PublicOrganizer
    /** The events that the address asks for. */
    state: 'upcoming' | 'ended'
    events: OrganizerEvents
    /** The latest past events, below the upcoming ones. */
    past: OrganizerEvents | null
  } | null
  /** How the site around a frame wants it; null for the page itself. */
  widgetLook: WidgetLook | null
  locale: Locale
  /** Whether the address names the language (`?lang=fr`). Otherwise it is the visitor's own. */
  isLocaleNamed: boolean
  /** The operator's terms, privacy notice and legal notice, for the footer. */
  legalPages: LegalPages
  /** The site's origin, without a trailing slash. */
  siteUrl: string
}
