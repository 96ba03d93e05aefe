/** A picture without a color of its own. */
const gray = '#4a4852'
const binCount = 24
/** Below it a pixel is gray, of 255. */
const leastChroma = 32
/** Below this share of what a picture could have, what is colored in it is an accident. */
const leastShare = 0.0001
/** Hues that people call different, in bins. */
const leastDistance = 4
/** How much of a second color there must be, as a share of the first. */
const leastOfFirst = 0.05

interface Bin {
  weight: number
  red: number
  green: number
  blue: number
}

/** What a picture is remembered by. `pixels`: four bytes each. */
export interface StrongestColors {
  /** Of the hue that has the most color in it; gray in a picture without any. */
  first: string
  /** Of a hue far from that, where there is enough of one. */
  second: string | null
}

export function strongestColors(pixels: Uint8ClampedArray): StrongestColors {
  const bins = binsOf(pixels)
  // A hue at the edge of a bin is in two.
  const around = bins.map(({ weight }, index) => {
    const neighbors = [bins.at(index - 1), bins[(index + 1) % binCount]]
    return weight + neighbors.reduce((sum, next) => sum + (next?.weight ?? 0) / 2, 0)
  })
  const index = around.indexOf(Math.max(...around))
  const first = bins[index]
  if (!first || first.weight <= (pixels.length / 4) * leastShare) return { first: gray, second: null }
  const far = bins.filter((_, other) => distance(index, other) >= leastDistance)
  const next = far.toSorted((one, other) => other.weight - one.weight)[0]
  const isEnough = next !== undefined && next.weight > first.weight * leastOfFirst
  return { first: mean(first), second: isEnough ? mean(next) : null }
}

function binsOf(pixels: Uint8ClampedArray): Bin[] {
  const bins: Bin[] = Array.from({ length: binCount }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }))
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
    const bin = bins[Math.floor((hueOf(red, green, blue, chroma) / 360) * binCount) % binCount]
    if (alpha < 128 || chroma < leastChroma || !bin) continue
    // A vivid pixel counts for many dull ones, and a bright one for more than a dark one.
    const weight = (chroma / 255) ** 3 * (Math.max(red, green, blue) / 255)
    bin.weight += weight
    bin.red += red * weight
    bin.green += green * weight
    bin.blue += blue * weight
  }
  return bins
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, binCount - apart)
}

function mean({ weight, red, green, blue }: Bin): string {
  const channels = [red, green, blue].map((sum) => Math.round(sum / weight))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** From 0, red, to below 360. */
function hueOf(red: number, green: number, blue: number, chroma: number): number {
  if (chroma === 0) return 0
  const max = Math.max(red, green, blue)
  const sixth =
    max === red
      ? (green - blue) / chroma + 6
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return (sixth % 6) * 60
}
