/** Colors are `#rrggbb`. */

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio, 1 to 21. Text needs 4.5, and what marks a control needs 3. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The lowest contrast of a color with any of its backgrounds. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}

/** Whether white is easier to read on this color than black. */
export function isDark(color: string): boolean {
  return contrast(color, '#ffffff') > contrast(color, '#000000')
}

/** Mixes this share of the second color into the first: `mix('#ffffff', '#000000', 0.25)` is a light gray. */
export function mix(color: string, other: string, share: number): string {
  const [to, from] = [channels(other), channels(color)]
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/**
 * A background with a little of another color, if white (`dark`) or black (`light`) is still readable on it. Otherwise
 * the background itself.
 */
export function tinted(scheme: 'light' | 'dark', ground: string, other: string, share: number): string {
  const text = scheme === 'dark' ? '#ffffff' : '#000000'
  const tint = mix(ground, other, share)
  return contrast(text, tint) >= 4.5 ? tint : ground
}

const steps = Array.from({ length: 50 }, (_, index) => (index + 1) / 50)

/**
 * The color itself if it has enough contrast with all backgrounds, else the nearest lighter or darker tone that has. If
 * none has, black or white, whichever is better.
 */
export function readableOn(color: string, grounds: readonly string[], ratio: number): string {
  const isEnough = (tone: string) => leastContrast(tone, grounds) >= ratio
  if (isEnough(color)) return color
  for (const share of steps)
    for (const end of ['#000000', '#ffffff']) {
      const tone = mix(color, end, share)
      if (isEnough(tone)) return tone
    }
  return leastContrast('#000000', grounds) > leastContrast('#ffffff', grounds) ? '#000000' : '#ffffff'
}
