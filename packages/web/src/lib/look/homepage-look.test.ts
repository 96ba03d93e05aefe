import { contrast, mix, readableOn } from '@foyer/contracts/color'
import { type HomepageColors, homepageColors } from '@foyer/contracts/event/homepage-design'
import { describe, expect, test } from 'vitest'
import { foyerColors } from './foyer-colors.ts'
import { contrastProblems } from './homepage-contrast.ts'
import { homepageLook } from './homepage-look.ts'
import type { LookStyle } from './look-props.ts'

const design = (colors: Partial<HomepageColors>) => homepageColors.parse(colors)
const names = Object.keys(homepageColors.shape) as (keyof HomepageColors)[]

/** Sixty-four designs that no organizer would choose, from a fixed pseudorandom sequence. */
const wildDesigns = Array.from({ length: 64 }, (_, turn) =>
  design(
    Object.fromEntries(
      names.map((name, index) => {
        const seed = (turn * 9 + index) * 2654435761
        return [name, seed % 5 === 0 ? null : `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`]
      }),
    ),
  ),
)

/** Each text color with the backgrounds it appears on. */
const texts: [string, string[]][] = [
  ['foreground', ['background', 'card', 'muted', 'accent']],
  ['muted-foreground', ['background', 'card', 'muted']],
  ['link', ['background', 'card']],
  ['accent-foreground', ['accent']],
  ['backdrop-foreground', ['backdrop']],
  ['primary-foreground', ['primary', 'primary-hover', 'primary-pressed']],
  ['button-foreground', ['button', 'button-hover', 'button-pressed']],
  ['secondary-foreground', ['secondary', 'secondary-hover', 'secondary-pressed']],
  ['destructive', ['background', 'card', 'destructive-soft']],
]

function leastOf(style: LookStyle): number {
  const of = (token: string) => style[`--${token}`] ?? ''
  return Math.min(
    ...texts.flatMap(([text, grounds]) => grounds.map((ground) => contrast(of(text), of(ground)))),
  )
}

describe('an event’s look', () => {
  test('is Foyer’s own without chosen colors', () => {
    expect(homepageLook(design({}))).toEqual({ page: {}, picker: {} })
  })

  test('follows the visitor’s theme while no background is chosen', () => {
    const { page } = homepageLook(design({ primary_color: '#0b3d2e' }))
    expect(page.colorScheme).toBeUndefined()
    expect(page['--primary']).toMatch(/^var\(--light, #0b3d2e\) var\(--dark, #[0-9a-f]{6}\)$/)
    expect(page['--background']).toBe(
      `var(--light, ${foyerColors.light.background}) var(--dark, ${foyerColors.dark.background})`,
    )
  })

  test('keeps the chosen backgrounds, in every theme', () => {
    const { page } = homepageLook(design({ background_color: '#102030' }))
    expect(page).toMatchObject({ colorScheme: 'dark', '--backdrop': '#102030', '--background': '#102030' })
    expect(homepageLook(design({ background_color: '#fff4e0' })).page.colorScheme).toBe('light')
  })

  test('gives a dark ticket picker on a light page its own color scheme', () => {
    const look = homepageLook(design({ background_color: '#ffffff', ticket_widget_color: '#101828' }))
    expect(look.picker).toMatchObject({ colorScheme: 'dark', '--card': '#101828' })
    expect(leastOf(look.picker)).toBeGreaterThanOrEqual(4.5)
  })

  test('has readable text for every choice of colors', () => {
    for (const wild of wildDesigns) {
      const { page, picker } = homepageLook(wild)
      for (const style of [page, picker])
        if (style.colorScheme)
          expect({ wild, least: leastOf(style) >= 4.4999 }).toEqual({ wild, least: true })
    }
  })
})

describe('a contrast problem', () => {
  test('names the color, its contrast, and a tone with enough contrast', () => {
    const [problem, ...others] = contrastProblems(
      design({ background_color: '#ffffff', primary_text_color: '#bbbbbb' }),
    )
    expect(others).toEqual([])
    expect(problem).toMatchObject({ name: 'primary_text_color', needed: 4.5 })
    expect(problem?.ratio).toBeLessThan(2)
    const fixed = design({ background_color: '#ffffff', primary_text_color: problem?.fix ?? null })
    expect(contrastProblems(fixed)).toEqual([])
  })

  test('is not reported for a readable design', () => {
    expect(contrastProblems(design({ background_color: '#fffaf0', primary_text_color: '#1a1a1a' }))).toEqual(
      [],
    )
  })
})

test('contrast follows the formula of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(readableOn('#123456', ['#ffffff'], 4.5)).toBe('#123456')
})
