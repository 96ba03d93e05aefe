import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { WidgetLook } from '@foyer/contracts/event/widget-look'
import type { Locale } from '@foyer/contracts/locale'
import type { EventPageKind, FormState } from '@foyer/contracts/order/order-form'
import type { LegalPages } from '@foyer/contracts/stage/stage'
import type { LookStyle } from '../lib/look/look-props.ts'

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
  /** Under which of its addresses it is drawn; where its form leads back to. */
  page: EventPageKind
  /** What the form holds, as its address says (docs/decisions/0079); null: what a visitor begins with. */
  form: FormState | null
  /** Inside somebody else's page: no header, no footer. */
  isWidget: boolean
  /** What that page wishes of its looks; null for the whole page. */
  widgetLook: WidgetLook | null
  /** The colors of the tickets, where they differ from the page's; the renderer works them out. */
  pickerLook?: LookStyle
  /** The page could not be made: a generic message stands in its place. */
  isFailed: boolean
}

/** What the picker begins with, and where its form leads back to. */
export type PickerStart = Pick<EventPageState, 'form' | 'page' | 'isLocaleNamed'>

/** The id of the script element that carries the state. */
export const stateElementId = 'event-page-state'
