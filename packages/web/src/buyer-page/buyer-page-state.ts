import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import type { Locale } from '@foyer/contracts/locale'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Stage } from '@foyer/contracts/stage/stage'
import type { BuyerPageProps } from '../routes/public/buyer-page-props.ts'
import type { BuyerPageName } from './buyer-pages.ts'

/** The data with which a buyer's page is drawn, and with which its script begins. The HTML contains it as JSON. */
export interface BuyerPageState extends BuyerPageProps {
  page: BuyerPageName
  locale: Locale
  stage: Stage
  /** What the link opens, if the page shows it and it exists. Otherwise the script asks again and says why. */
  order: PublicOrder | null
  ticket: PublicAttendee | null
  /** As in `EventPageState`. */
  zoneCity?: string
}

/** The event's design, which the checkout wears too; null for pages without it. */
export function designOf({ page, order }: BuyerPageState): HomepageDesign | null {
  return order && page !== 'order_print' ? order.event.homepage_design : null
}

/** The id of the script element with the state. */
export const stateElementId = 'buyer-page-state'
