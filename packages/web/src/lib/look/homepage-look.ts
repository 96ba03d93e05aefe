import { isDark } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import type { ColorScheme } from './foyer-colors.ts'
import { homepageScheme, homepageSurfaces } from './homepage-surfaces.ts'
import { homepageTokens, type Tokens } from './homepage-tokens.ts'
import type { LookStyle } from './look-props.ts'

export interface HomepageLook {
  /** For the root element. */
  page: LookStyle
  /** For the ticket picker, with a background on which the page's text colors may not be readable. */
  picker: LookStyle
}

const asFoyers: HomepageLook = { page: {}, picker: {} }

/**
 * Turns an event's colors into the tokens of every component (docs/decisions/0025). Without a background color, a design
 * follows the visitor's light or dark theme. A background color fixes the theme.
 */
export function homepageLook(colors: HomepageColors): HomepageLook {
  // A whole design may be given, which says more than colors.
  const isChosen = Object.values(colors).some((color) => color?.startsWith('#'))
  if (!isChosen) return asFoyers
  const scheme = homepageScheme(colors)
  if (scheme === null) return { page: styleOfBoth(colors), picker: {} }
  const surfaces = homepageSurfaces(colors, scheme)
  const page = styleOf(homepageTokens(colors, scheme, surfaces), scheme)
  const { picker } = surfaces
  if (picker === surfaces.card) return { page, picker: {} }
  const own = isDark(picker) ? 'dark' : 'light'
  const grounds = { backdrop: picker, ground: picker, card: picker }
  return { page, picker: styleOf(homepageTokens(colors, own, grounds), own) }
}

function styleOf(tokens: Tokens, scheme: ColorScheme): LookStyle {
  const variables = Object.entries(tokens).map(([name, color]) => [`--${name}`, color])
  return { colorScheme: scheme, ...Object.fromEntries(variables) }
}

function styleOfBoth(colors: HomepageColors): LookStyle {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    homepageTokens(colors, scheme, homepageSurfaces(colors, scheme)),
  ) as [Tokens, Tokens]
  const variables = Object.entries(light).map(([name, color]) => {
    const other = dark[name] ?? color
    return [`--${name}`, color === other ? color : `var(--light, ${color}) var(--dark, ${other})`]
  })
  return Object.fromEntries(variables)
}
