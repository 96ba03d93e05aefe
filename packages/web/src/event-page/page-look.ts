import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { WidgetLook } from '@foyer/contracts/event/widget-look'
import { type HomepageLook, homepageLook } from '../lib/look/homepage-look.ts'
import { typefaceLook } from '../lib/look/typefaces.ts'

/** The event's font and colors, the colors overridden by those that the widget's site asks for. */
export function pageLook(event: PublicEvent, wish: WidgetLook | null): HomepageLook {
  const design = event.settings.homepage_design
  const { page, picker } = colorsOf(design, wish)
  return { page: { ...page, ...typefaceLook(design.font) }, picker }
}

function colorsOf(design: HomepageDesign, wish: WidgetLook | null): HomepageLook {
  if (!wish) return homepageLook(design)
  const { theme, ...colors } = wish
  const chosen = Object.entries(colors).filter(([, color]) => color !== null)
  // The site sees one background, so its choice is behind everything.
  const ground = colors.background_color ? { content_background_color: null, ticket_widget_color: null } : {}
  const look = homepageLook({ ...design, ...ground, ...Object.fromEntries(chosen) })
  if (look.page.colorScheme || theme === 'auto') return look
  return { ...look, page: { ...look.page, colorScheme: theme } }
}
