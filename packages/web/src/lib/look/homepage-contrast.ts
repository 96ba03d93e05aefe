import { leastContrast, readableOn } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import { homepageScheme, homepageSurfaces } from './homepage-surfaces.ts'
import { homepageTokens, markContrast, textContrast } from './homepage-tokens.ts'

export type HomepageColorName = keyof HomepageColors

/** A chosen color that does not stand out enough from its ground. */
export interface ContrastProblem {
  name: HomepageColorName
  ratio: number
  needed: number
  /** The nearest tone that does; visitors are shown it in any case. */
  fix: string
}

/** What of a design the page shows in another tone, since it could not be read otherwise. In light, if both are shown. */
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
