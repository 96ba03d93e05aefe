import * as z from 'zod'
import { locale } from '../locale.ts'
import { email, shortLine, webAddress } from '../text.ts'
import { defaultMaxPerOrder, perOrder } from '../ticket/ticket.ts'
import { waitingRoomMode } from '../waiting-room/waiting-room.ts'
import { homepageDesign } from './homepage-design.ts'
import { selfService } from './self-service.ts'

const shortText = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`)
const messageHtml = shortText(5000)

/**
 * The people who must give their names in the checkout (docs/decisions/0082): none, because an email address is enough,
 * the buyer, or the holder of every ticket.
 */
export const askedNames = z.enum(['NONE', 'BUYER', 'EVERYBODY'])
export type AskedNames = z.infer<typeof askedNames>

export const location = z.strictObject({
  venue_name: shortLine(200).default(''),
  address_line_1: shortLine(200).default(''),
  address_line_2: shortLine(200).default(''),
  city: shortLine(100).default(''),
  state_or_region: shortLine(100).default(''),
  zip_or_postal_code: shortLine(30).default(''),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/, 'Choose a country from the list.')
    .default(''),
})
export type Location = z.infer<typeof location>

/** An event's settings besides title and dates (specification §3, Event). `order_timeout` is 15 by default. */
export const eventSettings = z.strictObject({
  is_online_event: z.boolean().default(false),
  online_event_connection_details: messageHtml.default(''),
  location: location.prefault({}),
  map_url: webAddress.default(''),
  /** The language that its texts are written in; null: not said. */
  main_language: locale.nullable().default(null),
  seo_title: shortLine(200).default(''),
  seo_description: shortText(500).default(''),
  seo_keywords: shortLine(300).default(''),
  allow_search_indexing: z.boolean().default(true),
  support_email: z.union([z.literal(''), email]).default(''),
  reply_to_email: z.union([z.literal(''), email]).default(''),
  email_footer_message: messageHtml.default(''),
  order_timeout: z.int().min(1, 'At least 1 minute.').max(120, 'At most 120 minutes.').default(15),
  asked_names: askedNames.default('BUYER'),
  pre_checkout_message: messageHtml.default(''),
  post_checkout_message: messageHtml.default(''),
  ticket_page_message: messageHtml.default(''),
  continue_button_text: shortLine(50).default(''),
  price_display: z.enum(['EXCLUSIVE', 'INCLUSIVE']).default('EXCLUSIVE'),
  /** The initial value of a new ticket. */
  max_per_order: perOrder.default(defaultMaxPerOrder),
  /** Whether an order's tickets become invalid when the buyer's bank takes back all that is left of the payment (F31). */
  cancel_on_lost_dispute: z.boolean().default(false),
  waiting_room: waitingRoomMode.default('AUTOMATIC'),
  self_service: selfService.prefault({}),
  homepage_design: homepageDesign.prefault({}),
})
export type EventSettings = z.infer<typeof eventSettings>
