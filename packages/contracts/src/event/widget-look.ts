import * as z from 'zod'
import { hexColor } from '../text.ts'

const color = hexColor.nullable().catch(null)

/**
 * Whether the widget is light or dark if the event's own colors do not decide it; `auto`: like the visitor's system.
 */
export const widgetThemes = ['light', 'dark', 'auto'] as const

/** The look that the site around a widget asks for in the widget's URL. An invalid color is ignored. */
export const widgetLook = z.object({
  theme: z.enum(widgetThemes).catch('light'),
  background_color: color,
  primary_color: color,
  primary_text_color: color,
  button_color: color,
})
export type WidgetLook = z.infer<typeof widgetLook>
