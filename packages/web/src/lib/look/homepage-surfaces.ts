import { isDark, tinted } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import { type ColorScheme, foyerColors } from './foyer-colors.ts'

/** What lies under an event's page: behind everything, behind the words, of cards, and of the tickets. */
export interface HomepageSurfaces {
  backdrop: string
  ground: string
  card: string
  picker: string
}

/**
 * The scheme of a design: its grounds are seen as they were chosen, so they fix it for everybody; null, when none is
 * chosen, leaves it to the visitor.
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
  // Words on a card have the color of those beside it: tickets on the other side of gray keep theirs to themselves.
  const card = isDark(picker) === isDark(ground) ? picker : cardOn(ground, scheme)
  return { backdrop, ground, card, picker }
}

function cardOn(ground: string, scheme: ColorScheme): string {
  const own = foyerColors[scheme]
  if (ground === own.background) return own.card
  return tinted(scheme, ground, '#ffffff', scheme === 'light' ? 0.6 : 0.05)
}
