import * as z from 'zod'
import { hexColor } from '../text.ts'

const color = hexColor.nullable().default(null)

/** The colors of an event's page (specification §3, Event), each six hexadecimal digits; null is Foyer's own. */
export const homepageColors = z.strictObject({
  /** Behind everything. */
  background_color: color,
  /** Behind title, description and place. */
  content_background_color: color,
  /** Icons, marks and the focus ring, and buttons and links without a color of their own. */
  primary_color: color,
  primary_text_color: color,
  /** The quieter buttons, and hints. */
  secondary_color: color,
  secondary_text_color: color,
  button_color: color,
  link_color: color,
  /** Behind the tickets. */
  ticket_widget_color: color,
})
export type HomepageColors = z.infer<typeof homepageColors>

/**
 * How an event's page, its widget and its checkout look. `COVER`: the background is the event's cover, blurred;
 * without a cover, the background color. Text that would be unreadable on its background is shown in a readable tone.
 */
export const homepageDesign = homepageColors.extend({
  background_type: z.enum(['COLOR', 'COVER']).default('COLOR'),
})
export type HomepageDesign = z.infer<typeof homepageDesign>
