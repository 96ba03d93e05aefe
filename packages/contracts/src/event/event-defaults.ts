import type * as z from 'zod'
import { eventSettings } from './event-settings.ts'

/** What the settings of an account's new events start with. Each event then keeps its own copy. */
export const eventDefaults = eventSettings.pick({
  order_timeout: true,
  asked_names: true,
  price_display: true,
  max_per_order: true,
  pre_checkout_message: true,
  post_checkout_message: true,
  ticket_page_message: true,
  support_email: true,
  reply_to_email: true,
  email_footer_message: true,
  allow_search_indexing: true,
})
export type EventDefaults = z.infer<typeof eventDefaults>
