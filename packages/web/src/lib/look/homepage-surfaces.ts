import { isDark, tinted } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import { type ColorScheme, foyerColors } from './foyer-colors.ts'

/** The backgrounds of an event's page: of the whole page, of its text, of cards, and of the ticket picker. */
export interface HomepageSurfaces {
  backdrop: string
  ground: string
  card: string
  picker: string
}

/**
 * The color scheme that a design's backgrounds fix for every visitor. Null if no background is chosen, so that the
 * visitor's own scheme applies.
 */
export function homepageScheme(colors: HomepageColors): ColorScheme | null {
  const ground = colors.content_background_color ?? colors.background_color ?? colors.ticket_widget_color
  if (ground === null) return null
  return isDark(ground) ? 'dark' : 'light'
}

export function homepageSurfaces(colors: HomepageColors, scheme: ColorScheme): HomepageSurfaces {
  const own = foyerColors[scheme]
  const backdrop = colors.background_color ?? own.background
  const ground = colors.content_background_color ?? backdrop
  const picker = colors.ticket_widget_color ?? cardOn(ground, scheme)
  // Cards share the text color of the page around them, so a ticket picker of the opposite brightness does not color the
  // cards.
  const card = isDark(picker) === isDark(ground) ? picker : cardOn(ground, scheme)
  return { backdrop, ground, card, picker }
}

function cardOn(ground: string, scheme: ColorScheme): string {
  const own = foyerColors[scheme]
  if (ground === own.background) return own.card
  return tinted(scheme, ground, '#ffffff', scheme === 'light' ? 0.6 : 0.05)
}
