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

/** The cover above text and tickets, across the window, or in one column after the title (docs/decisions/0139). */
const homepageLayout = z.enum(['CLASSIC', 'STAGE', 'COLUMN'])
export type HomepageLayout = z.infer<typeof homepageLayout>

/** Foyer's own font, one with serifs, a wide grotesque, or the device's. */
const homepageFont = z.enum(['FOYER', 'SERIF', 'GROTESK', 'SYSTEM'])
export type HomepageFont = z.infer<typeof homepageFont>

/**
 * How an event's page, its widget and its checkout look. `COVER`: the background is the event's cover, blurred;
 * without a cover, the background color. Text that would be unreadable on its background is shown in a readable tone.
 */
export const homepageDesign = homepageColors.extend({
  background_type: z.enum(['COLOR', 'COVER']).default('COLOR'),
  layout: homepageLayout.default('CLASSIC'),
  font: homepageFont.default('FOYER'),
})
export type HomepageDesign = z.infer<typeof homepageDesign>
