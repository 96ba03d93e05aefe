import * as z from 'zod'
import { id, instant } from '../id.ts'
import { locale } from '../locale.ts'
import { givenPromoCode } from '../promo-code/promo-code.ts'
import { publicTicket } from '../ticket/public-ticket.ts'
import { event } from './event.ts'
import { eventSettings } from './event-settings.ts'

const publicSettings = eventSettings.pick({
  is_online_event: true,
  location: true,
  map_url: true,
  seo_title: true,
  seo_description: true,
  seo_keywords: true,
  allow_search_indexing: true,
  support_email: true,
  order_timeout: true,
  pre_checkout_message: true,
  continue_button_text: true,
  price_display: true,
  waiting_room: true,
  homepage_design: true,
}).shape

/** What the event page shows to everybody, without what is for buyers (connection details) or staff. */
export const publicEvent = event
  .pick({
    id: true,
    title: true,
    slug: true,
    description: true,
    start_date: true,
    end_date: true,
    timezone: true,
    currency: true,
    status: true,
    lifecycle: true,
    is_test: true,
    images: true,
    organizer: true,
  })
  .extend({
    /** The language of its texts; null: its organizer did not say. */
    language: locale.nullable(),
    /** Whether its texts are a translation. Those without one are as the organizer wrote them. */
    is_translated: z.boolean(),
    settings: z.object(publicSettings),
    tickets: z.array(publicTicket),
    /** When what is left was counted. A later answer may be of an earlier count; a page that has a newer one ignores it. */
    counted_at: instant,
    /** The promo code of the request, null without one. Only a valid one unlocks tickets and lowers prices. */
    promo_code: givenPromoCode.nullable(),
  })
export type PublicEvent = z.infer<typeof publicEvent>

/** `view_sample`: one in this many browsers counts its view, and says so with it (docs/decisions/0130). */
export const liveEvent = publicEvent.extend({ view_sample: z.int() })
export type LiveEvent = z.infer<typeof liveEvent>

export const publicEventParams = z.object({ event_id: id('event') })

/**
 * The promo code is not validated: the call that applies it does that. Here it only unlocks tickets (specification 2.page-promo-code).
 * `language`: of its texts, where the event has it; without it, the caller's.
 */
export const publicEventQuery = z.strictObject({
  promo_code: z.string().trim().max(100).optional(),
  language: locale.optional(),
})
