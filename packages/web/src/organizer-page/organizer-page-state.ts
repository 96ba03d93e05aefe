import type { ListMeta } from '@foyer/contracts/list'
import type { Locale } from '@foyer/contracts/locale'
import type { PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import type { PublicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import type { LegalPages } from '@foyer/contracts/stage/stage'

export interface OrganizerEvents {
  data: readonly PublicOrganizerEvent[]
  meta: ListMeta
}

/** What the organizer's public page is rendered from. */
export interface OrganizerPageState {
  /** Null: the organizer is unknown. */
  shown: {
    organizer: PublicOrganizer
    /** Which events the address asks for: what comes, or what is over. */
    state: 'upcoming' | 'ended'
    events: OrganizerEvents
    /** Below what comes: the latest that are over. */
    past: OrganizerEvents | null
  } | null
  locale: Locale
  /** Whether the address names the language (`?lang=fr`); otherwise the visitor's own was taken. */
  isLocaleNamed: boolean
  /** The operator's terms, privacy notice and legal notice, for the footer. */
  legalPages: LegalPages
  /** The site's origin, without a trailing slash. */
  siteUrl: string
}
