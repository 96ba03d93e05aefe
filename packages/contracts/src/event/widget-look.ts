import * as z from 'zod'
import { hexColor } from '../text.ts'

const color = hexColor.nullable().catch(null)

/** Whether the widget is light or dark where the event's own colours leave that open; `auto`: as the visitor's system is. */
export const widgetThemes = ['light', 'dark', 'auto'] as const

/** What the site around a widget wishes of its looks, as its address says it; what is no colour is no wish. */
export const widgetLook = z.object({
  theme: z.enum(widgetThemes).catch('light'),
  background_color: color,
  primary_color: color,
  primary_text_color: color,
  button_color: color,
})
export type WidgetLook = z.infer<typeof widgetLook>
