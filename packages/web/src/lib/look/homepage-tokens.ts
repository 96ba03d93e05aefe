import { contrast, isDark, mix, readableOn, tinted } from '@foyer/contracts/color'
import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import { type ColorScheme, foyerColors } from './foyer-colors.ts'
import type { HomepageSurfaces } from './homepage-surfaces.ts'

/** WCAG 2.2 AA for text, and for what marks a control. */
export const textContrast = 4.5
export const markContrast = 3

/** The tokens of `styles/tokens.css`, without their leading dashes. */
export type Tokens = Record<string, string>

type Grounds = Omit<HomepageSurfaces, 'picker'>

/** Every token for a page with these colors and backgrounds. Each text color is readable on all its backgrounds. */
export function homepageTokens(colors: HomepageColors, scheme: ColorScheme, grounds: Grounds): Tokens {
  const { backdrop, ground, card } = grounds
  const neutral = neutralTokens(colors, scheme, grounds)
  const { foreground, muted, accent } = neutral
  const own = foyerColors[scheme]
  const primary = readableOn(colors.primary_color ?? own.primary, [ground, card], markContrast)
  const button = colors.button_color ?? primary
  const secondary = colors.secondary_color ?? card
  const ownLink = isOwn(scheme, grounds) ? own['accent-foreground'] : own.primary
  const link = colors.link_color ?? colors.primary_color ?? ownLink
  return {
    ...neutral,
    backdrop,
    'backdrop-foreground': readableOn(neutral['muted-foreground'], [backdrop], textContrast),
    ...pressable('primary', primary),
    ...pressable('button', button),
    ...pressable('secondary', secondary, colors.secondary_text_color ?? foreground),
    link: readableOn(link, [ground, card, muted, accent], textContrast),
    ring: readableOn(primary, [ground, card, backdrop], markContrast),
    ...statusTokens(scheme, [ground, card], card),
  }
}

type Neutral =
  | 'background'
  | 'foreground'
  | 'card'
  | 'muted'
  | 'muted-foreground'
  | 'accent'
  | 'accent-foreground'
  | 'border'
  | 'input'

function neutralTokens(
  colors: HomepageColors,
  scheme: ColorScheme,
  grounds: Grounds,
): Record<Neutral, string> & Tokens {
  const { ground, card } = grounds
  const own = foyerColors[scheme]
  const asOwn = isOwn(scheme, grounds)
  const ink = readableOn(own.foreground, [ground, card], textContrast)
  const muted = asOwn ? own.muted : tinted(scheme, card, ink, 0.05)
  const tint = colors.secondary_color ?? colors.primary_color
  const accent = tint || !asOwn ? tinted(scheme, card, tint ?? own.primary, 0.12) : own.accent
  const under = [ground, card, muted, accent]
  const foreground = readableOn(colors.primary_text_color ?? ink, under, textContrast)
  const quiet =
    colors.secondary_text_color ?? (asOwn ? own['muted-foreground'] : mix(foreground, ground, 0.28))
  return {
    background: ground,
    foreground,
    card,
    'card-foreground': foreground,
    popover: card,
    'popover-foreground': foreground,
    muted,
    'muted-foreground': readableOn(quiet, under, textContrast),
    accent,
    'accent-foreground': readableOn(
      asOwn && !tint ? own['accent-foreground'] : foreground,
      under,
      textContrast,
    ),
    border: asOwn ? own.border : mix(card, foreground, 0.14),
    input: readableOn(asOwn ? own.input : mix(card, foreground, 0.45), [ground, card], markContrast),
  }
}

/**
 * A background that can be pressed. Each state moves away from the text color, so contrast never falls below that at
 * rest.
 */
function pressable(name: string, color: string, wanted = isDark(color) ? '#ffffff' : '#1b1825'): Tokens {
  const text = readableOn(wanted, [color], textContrast)
  const away = contrast(text, '#000000') > contrast(color, '#000000') ? '#000000' : '#ffffff'
  return {
    [name]: color,
    [`${name}-foreground`]: text,
    [`${name}-hover`]: mix(color, away, 0.1),
    [`${name}-pressed`]: mix(color, away, 0.2),
  }
}

function statusTokens(scheme: ColorScheme, grounds: string[], card: string): Tokens {
  const tokens: Tokens = {}
  for (const status of ['success', 'warning', 'destructive'] as const) {
    const soft = tinted(scheme, card, foyerColors[scheme][status], 0.12)
    tokens[`${status}-soft`] = soft
    const color = readableOn(foyerColors[scheme][status], [...grounds, soft], textContrast)
    Object.assign(tokens, status === 'destructive' ? pressable(status, color) : { [status]: color })
  }
  return tokens
}

function isOwn(scheme: ColorScheme, { ground, card }: Grounds): boolean {
  return ground === foyerColors[scheme].background && card === foyerColors[scheme].card
}
