import { isDark, readableOn } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import { createContext, useContext } from 'react'
import { dark, light } from './theme.ts'

/** The colors of an event that its emails take up; null is Foyer's own. */
export type EventColors = Pick<HomepageColors, 'primary_color' | 'button_color'>

/** An event's accent as its emails show it, on light and on dark ground. */
export interface EmailLook {
  /** Links. */
  brand: string
  darkBrand: string
  /** Buttons, the strip on top, and the words on them. */
  button: string
  onButton: string
  darkButton: string
  onDarkButton: string
}

/**
 * An event's accent with the contrast that its page keeps: 4.5 for words, 3 for what marks a control. Where the chosen tone has less, the
 * nearest one that has it (docs/decisions/0025).
 */
export function emailLook({ primary_color, button_color }: EventColors): EmailLook {
  const primary = primary_color ?? light.brand
  const button = readableOn(button_color ?? primary, [light.card, light.page], 3)
  const isOwn = button === light.brand
  const darkButton = isOwn ? dark.button : readableOn(button, [dark.card, dark.page], 3)
  const darkGrounds = [dark.card, dark.page, dark.panel]
  return {
    brand: readableOn(primary, [light.card, light.page, light.panel], 4.5),
    darkBrand: primary === light.brand ? dark.brand : readableOn(primary, darkGrounds, 4.5),
    button,
    onButton: wordsOn(button),
    darkButton,
    onDarkButton: wordsOn(darkButton),
  }
}

const wordsOn = (ground: string) => readableOn(isDark(ground) ? '#ffffff' : light.ink, [ground], 4.5)

export const foyersLook = emailLook({ primary_color: null, button_color: null })

/** Whether the email is about a test event. */
export const TestContext = createContext(false)

/** The look of the email around a component; Foyer's own outside of an event's email. */
export const LookContext = createContext(foyersLook)
export const useLook = () => useContext(LookContext)
