import type * as z from 'zod'
import { eventSettings } from './event-settings.ts'
import { selfServiceDefaults } from './self-service.ts'

/** The initial settings of an account's new events. Each event then keeps its own copy. */
export const eventDefaults = eventSettings
  .pick({
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
  .extend({ self_service: selfServiceDefaults.prefault({}) })
export type EventDefaults = z.infer<typeof eventDefaults>
