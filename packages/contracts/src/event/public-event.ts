import * as z from 'zod'
import { id } from '../id.ts'
import { publicTicket } from '../ticket/public-ticket.ts'
import { event } from './event.ts'
import { eventSettings } from './event-settings.ts'

/** What the event page shows to anybody; nothing that is meant for buyers only (connection details) or staff. */
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
    images: true,
    organizer: true,
  })
  .extend({
    settings: z.object(
      (({
        is_online_event,
        location,
        map_url,
        seo_title,
        seo_description,
        seo_keywords,
        allow_search_indexing,
        support_email,
        order_timeout,
        pre_checkout_message,
        continue_button_text,
        price_display,
      }) => ({
        is_online_event,
        location,
        map_url,
        seo_title,
        seo_description,
        seo_keywords,
        allow_search_indexing,
        support_email,
        order_timeout,
        pre_checkout_message,
        continue_button_text,
        price_display,
      }))(eventSettings.shape),
    ),
    tickets: z.array(publicTicket),
  })
export type PublicEvent = z.infer<typeof publicEvent>

export const publicEventParams = z.object({ event_id: id('event') })
