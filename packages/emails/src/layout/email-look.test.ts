import { contrast } from '@foyer/contracts/color'
import { describe, expect, test } from 'vitest'
import { emailLook } from './email-look.ts'
import { dark, light } from './theme.ts'

const accents = [
  '#ffffff',
  '#000000',
  '#ffee00',
  '#0b7a75',
  '#d8d5e4',
  '#7544cd',
  '#001133',
  '#ff0000',
  '#808080',
]

describe('an event’s accent in its emails works', () => {
  test.each(accents)('%s: every word and button can be read, in light and dark', (color) => {
    for (const colors of [
      { primary_color: color, button_color: null },
      { primary_color: null, button_color: color },
    ]) {
      const look = emailLook(colors)
      for (const ground of [light.card, light.page, light.panel])
        expect(contrast(look.brand, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of [dark.card, dark.page, dark.panel])
        expect(contrast(look.darkBrand, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(look.onButton, look.button)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(look.onDarkButton, look.darkButton)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(look.button, light.card)).toBeGreaterThanOrEqual(3)
    }
  })

  test('a tone that can be read stays as it was chosen', () => {
    expect(emailLook({ primary_color: '#0b7a75', button_color: '#aa3300' })).toMatchObject({
      brand: '#0b7a75',
      button: '#aa3300',
    })
  })
})
