import { mix, readableOn } from '@foyer/contracts/color'
import { type HomepageColors, homepageColors } from '@foyer/contracts/event/homepage-design'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { foyerColors } from '../../lib/look/foyer-colors.ts'
import { contrastProblems } from '../../lib/look/homepage-contrast.ts'
import { textContrast } from '../../lib/look/homepage-tokens.ts'
import type { HomepagePreset } from './homepage-presets.ts'
import { strongestColors } from './strongest-color.ts'

/**
 * Designs in the colors of a cover. The first follows the visitor's light or dark theme. No color of them needs a better tone to
 * be readable. `pixels`: four bytes each.
 */
export function coverPalettes(pixels: Uint8ClampedArray): HomepagePreset[] {
  const { first: color, second } = strongestColors(pixels)
  return [
    palette(msg`Accent`, accented(color, [foyerColors.light.background, foyerColors.light.card])),
    palette(msg`Light`, onGrounds(color, '#ffffff', [0.12, 0.03, 0])),
    // As a lamp in the dark, what is pressed has the other color.
    palette(msg`Dark`, onGrounds(mix(color, '#ffffff', 0.2), '#0c0b10', [0.1, 0.18, 0.26], second)),
  ]
}

type Shares = [background: number, content: number, tickets: number]

/** Backgrounds with these shares of the color, and what stands on them. */
function onGrounds(color: string, from: string, shares: Shares, button: string | null = null) {
  const [background_color, content_background_color, ticket_widget_color] = shares.map((share) =>
    mix(from, color, share),
  ) as [string, string, string]
  const grounds = [background_color, content_background_color, ticket_widget_color]
  return {
    ...{ background_color, content_background_color, ticket_widget_color },
    ...accented(color, grounds),
    ...(button && { button_color: readableOn(button, grounds, textContrast) }),
  }
}

function accented(color: string, grounds: string[]): Partial<HomepageColors> {
  const tone = readableOn(color, grounds, textContrast)
  return { primary_color: tone, button_color: tone, link_color: tone }
}

function palette(name: MessageDescriptor, given: Partial<HomepageColors>): HomepagePreset {
  const colors = homepageColors.parse(given)
  for (const { name: field, fix } of contrastProblems(colors)) colors[field] = fix
  return { name, colors }
}
