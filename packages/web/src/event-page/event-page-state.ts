import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { WidgetLook } from '@foyer/contracts/event/widget-look'
import type { Locale } from '@foyer/contracts/locale'
import type { EventPageKind, FormState } from '@foyer/contracts/order/order-form'
import type { LegalPages } from '@foyer/contracts/stage/stage'
import type { Messages } from '@lingui/core'
import type { LookStyle } from '../lib/look/look-props.ts'

/** The data from which server and browser render the event page. The HTML contains it as JSON. */
export interface EventPageState {
  /** Null if the event is unknown. The page then shows an empty event (specification §2). */
  event: PublicEvent | null
  /** Why an event that exists is not shown. */
  hidden: HiddenEvent | null
  locale: Locale
  /** Whether the URL names the language (`?lang=fr`). Otherwise it is the visitor's own. */
  isLocaleNamed: boolean
  /** The site's origin, without a trailing slash. */
  siteUrl: string
  /** The operator's terms, privacy notice and legal notice, for the footer. */
  legalPages: LegalPages
  /** Which of the event's addresses is rendered. Its form returns there. */
  page: EventPageKind
  /** The form's values from the URL (docs/decisions/0079). Null for the initial ones. */
  form: FormState | null
  /** Inside another site's page, without header and footer. */
  isWidget: boolean
  /** The look that the other site asks for. Null for the whole page. */
  widgetLook: WidgetLook | null
  /** The ticket picker's colors if they differ from the page's. The renderer computes them. */
  pickerLook?: LookStyle
  /** The secret path of a draft's page (docs/decisions/0100). Null for a page that everybody may see. */
  draftAddress: string | null
  /**
   * What the script says, and the event's zone as its language names it (`zoneCityRow`). The renderer adds them, so that the
   * script loads no catalog and no list of cities.
   */
  words?: Messages
  zoneCity?: string
  /** The page could not be rendered, and a generic message is shown. */
  isFailed: boolean
}

/** The initial state of the ticket picker, and where its form returns to. */
export type PickerStart = Pick<EventPageState, 'form' | 'page' | 'isLocaleNamed'>

/** The id of the script element with the state. */
export const stateElementId = 'event-page-state'
