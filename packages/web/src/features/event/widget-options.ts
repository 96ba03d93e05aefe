import { widgetThemes } from '@foyer/contracts/event/widget-look'
import { locale } from '@foyer/contracts/locale'
import { hexColor } from '@foyer/contracts/text'
import * as z from 'zod'

const color = hexColor.nullable().default(null)
const code = z.string().trim().max(100, 'Use at most 100 characters.').default('')

/** The choices for the code to paste: the attributes of `<foyer-widget>`. */
export const widgetOptions = z.strictObject({
  mode: z.enum(['inline', 'button']).default('inline'),
  button_text: z.string().trim().max(50, 'Use at most 50 characters.').default(''),
  theme: z.enum(widgetThemes).default('light'),
  /** Empty for the visitor's language. */
  locale: z.union([z.literal(''), locale]).default(''),
  promo_code: code,
  aff: code,
  background_color: color,
  primary_color: color,
  primary_text_color: color,
  button_color: color,
})
export type WidgetOptions = z.infer<typeof widgetOptions>
