import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foyerColors } from './foyer-colors.ts'

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
const pair = /--([\w-]+): var\(--light, oklch\(([\d. ]+)\)\) var\(--dark, oklch\(([\d. ]+)\)\)/g
const tokens = new Map(
  [...css.matchAll(pair)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
)

test.each(['light', 'dark'] as const)('Foyer’s colors are the %s colors of the stylesheet', (scheme) => {
  const colors = Object.entries(foyerColors[scheme])
  const ofStylesheet = colors.map(([name]) => [name, toHex(tokens.get(name)?.[scheme] ?? '')])
  expect(colors).toEqual(ofStylesheet)
})

/** Converts an Oklch color such as "0.52 0.2 295" to sRGB with Björn Ottosson's matrices, as in CSS Color 4. */
function toHex(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)))
  const encoded = linear.map((value) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
  )
  return `#${encoded
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
