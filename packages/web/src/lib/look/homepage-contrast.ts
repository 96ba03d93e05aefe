import { leastContrast, readableOn } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import { homepageScheme, homepageSurfaces } from './homepage-surfaces.ts'
import { homepageTokens, markContrast, textContrast } from './homepage-tokens.ts'

export type HomepageColorName = keyof HomepageColors

/** A chosen color with too little contrast to its background. */
export interface ContrastProblem {
  name: HomepageColorName
  ratio: number
  needed: number
  /** The nearest tone with enough contrast. The event page shows it even if the organizer keeps the color. */
  fix: string
}

/** The colors of a design that the page replaces to stay readable. For a design with both schemes, those in light. */
export function contrastProblems(colors: HomepageColors): ContrastProblem[] {
  const scheme = homepageScheme(colors) ?? 'light'
  const surfaces = homepageSurfaces(colors, scheme)
  const { muted = '', accent = '', secondary = '' } = homepageTokens(colors, scheme, surfaces)
  const marks = [surfaces.ground, surfaces.card]
  const words = [...marks, muted, accent]
  const wishes: [HomepageColorName, string[], number][] = [
    ['primary_color', marks, markContrast],
    ['primary_text_color', words, textContrast],
    ['secondary_text_color', colors.secondary_color ? [secondary] : words, textContrast],
    ['link_color', words, textContrast],
  ]
  return wishes.flatMap(([name, grounds, needed]) => {
    const color = colors[name]
    if (color === null) return []
    const ratio = leastContrast(color, grounds)
    return ratio >= needed ? [] : [{ name, ratio, needed, fix: readableOn(color, grounds, needed) }]
  })
}
