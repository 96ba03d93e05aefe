import { contrast } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'

/** Foyer's own violet. */
const usual = '#7c3fd6'

/**
 * The color of an event's passes: that of its buttons and marks, else that of its page, else Foyer's. Text on it is black or white, by
 * WCAG's contrast, of which one is always 4.5 or more.
 */
export function passColor({ primary_color, background_color }: HomepageColors): {
  background: string
  text: string
} {
  const background = primary_color ?? background_color ?? usual
  const isBlackClearer = contrast(background, '#000000') > contrast(background, '#ffffff')
  return { background, text: isBlackClearer ? '#000000' : '#ffffff' }
}

function channels(color: string): number[] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `#7c3fd6` as Apple writes it: `rgb(124, 63, 214)`. */
export function asRgb(color: string): string {
  return `rgb(${channels(color).join(', ')})`
}
