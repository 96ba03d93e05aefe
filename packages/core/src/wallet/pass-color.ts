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
  return { background, text: luminance(background) > 0.179 ? '#000000' : '#ffffff' }
}

/** Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white; 0.179 is where black and white read equally well. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `#7c3fd6` as Apple writes it: `rgb(124, 63, 214)`. */
export function asRgb(color: string): string {
  return `rgb(${channels(color).join(', ')})`
}
