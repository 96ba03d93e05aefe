import type { HomepageFont } from '@foyer/contracts/event/homepage-design'
import type { LookStyle } from './look-props.ts'

/** The font families of `styles/tokens.css`. */
export const typefaces: Record<HomepageFont, string> = {
  FOYER: 'var(--typeface-foyer)',
  SERIF: 'var(--typeface-serif)',
  GROTESK: 'var(--typeface-grotesk)',
  SYSTEM: 'var(--typeface-system)',
}

/** What draws a page in that font. Foyer's own asks for nothing. */
export function typefaceLook(font: HomepageFont): LookStyle {
  return font === 'FOYER' ? {} : { '--typeface': typefaces[font] }
}
