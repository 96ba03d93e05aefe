import { contrast, isDark, leastContrast } from '@foyer/contracts/color'
import { homepageColors } from '@foyer/contracts/event/homepage-design'
import { describe, expect, test } from 'vitest'
import { contrastProblems } from '../../lib/look/homepage-contrast.ts'
import { homepageScheme, homepageSurfaces } from '../../lib/look/homepage-surfaces.ts'
import { homepageTokens, markContrast, textContrast } from '../../lib/look/homepage-tokens.ts'
import { coverPalettes } from './cover-palettes.ts'
import { strongestColors } from './strongest-color.ts'

type Pixel = [red: number, green: number, blue: number, alpha?: number]

function picture(...parts: [count: number, pixel: Pixel][]): Uint8ClampedArray {
  const pixels = parts.flatMap(([count, [red, green, blue, alpha = 255]]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]),
  )
  return new Uint8ClampedArray(pixels.flat())
}

/** One picture of each hue, pale, vivid and dark, and pictures from a fixed pseudorandom sequence. */
const pictures = [
  ...[40, 128, 255].flatMap((strong) =>
    [0, 0.5, 1].flatMap((part) =>
      [0, 90, 200].map((weak) => picture([100, [strong, strong * part, Math.min(weak, strong)]])),
    ),
  ),
  ...Array.from({ length: 40 }, (_, turn) => {
    const at = (index: number) => ((turn * 31 + index * 17 + 7) * 2654435761) % 256
    return picture([300, [at(1), at(2), at(3)]], [200, [at(4), at(5), at(6)]], [90, [at(7), at(8), at(9)]])
  }),
]

describe('the strongest colors', () => {
  test('are of the vivid part of a picture, not of its large gray one', () => {
    const colors = strongestColors(picture([900, [120, 118, 122]], [100, [230, 40, 30]]))
    expect(colors).toEqual({ first: '#e6281e', second: null })
  })

  test('are two where a picture has a second one that is far from the first', () => {
    const night: [number, Pixel] = [600, [70, 20, 120]]
    expect(strongestColors(picture(night, [20, [250, 170, 60]])).second).toBe('#faaa3c')
    expect(strongestColors(picture(night, [60, [110, 20, 120]])).second).toBeNull()
  })

  test('are gray in a picture without colors, in an empty one and in one that is transparent', () => {
    const gray = strongestColors(picture([100, [20, 20, 20]], [100, [230, 232, 231]]))
    expect(strongestColors(picture([100, [255, 0, 0, 0]]))).toEqual(gray)
    expect(strongestColors(new Uint8ClampedArray())).toEqual(gray)
    expect(contrast(gray.first, '#ffffff')).toBeGreaterThan(7)
  })
})

describe('the palettes of a cover', () => {
  test('are one for both themes, a light one and a dark one', () => {
    for (const cover of pictures) {
      const schemes = coverPalettes(cover).map(({ colors }) => homepageScheme(homepageColors.parse(colors)))
      expect(schemes).toEqual([null, 'light', 'dark'])
    }
  })

  test('need no better tone of any color', () => {
    for (const cover of pictures)
      for (const { colors } of coverPalettes(cover))
        expect(contrastProblems(homepageColors.parse(colors))).toEqual([])
  })

  test('have readable text and visible marks for visitors in light and in dark', () => {
    for (const cover of pictures)
      for (const { colors: given } of coverPalettes(cover)) {
        const colors = homepageColors.parse(given)
        const own = homepageScheme(colors)
        for (const scheme of own ? [own] : (['light', 'dark'] as const)) {
          const surfaces = homepageSurfaces(colors, scheme)
          const of = homepageTokens(colors, scheme, surfaces)
          const grounds = [surfaces.ground, surfaces.card, surfaces.picker]
          for (const text of ['foreground', 'muted-foreground', 'link'])
            expect(leastContrast(of[text] ?? '', grounds)).toBeGreaterThanOrEqual(textContrast)
          expect(contrast(of['button-foreground'] ?? '', of.button ?? '')).toBeGreaterThanOrEqual(
            textContrast,
          )
          expect(leastContrast(of.primary ?? '', grounds)).toBeGreaterThanOrEqual(markContrast)
          expect(isDark(surfaces.ground)).toBe(scheme === 'dark')
        }
      }
  })
})
