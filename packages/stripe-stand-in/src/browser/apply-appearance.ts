import type { Appearance } from '@stripe/stripe-js'
import type { FormOptions } from './frame-message.ts'

// The variables of Stripe's Appearance API that the form's stylesheet knows.
const VARIABLES = [
  'borderRadius',
  'colorBackground',
  'colorDanger',
  'colorPrimary',
  'colorText',
  'colorTextPlaceholder',
  'colorTextSecondary',
  'fontFamily',
  'fontSizeBase',
  'fontSizeSm',
  'fontWeightMedium',
  'fontWeightNormal',
  'inputColorBorder',
  'spacingUnit',
] as const

const sheet = new CSSStyleSheet()

/** Styles the form as the shop asked: theme, variables, rules for `.Input`, `.Label` and `.Error`, fonts. */
export function applyAppearance({ appearance = {}, fonts = [] }: FormOptions): void {
  const root = document.documentElement
  root.dataset.theme = appearance.theme ?? 'stripe'
  for (const name of VARIABLES) {
    const value = appearance.variables?.[name]
    if (value) root.style.setProperty(`--${name}`, value)
    else root.style.removeProperty(`--${name}`)
  }
  sheet.replaceSync(rulesOf(appearance))
  document.adoptedStyleSheets = [sheet]
  for (const { family, src, weight, style } of fonts) {
    if (!family || !src) continue
    const font = new FontFace(family, src, { ...(weight ? { weight } : {}), ...(style ? { style } : {}) })
    document.fonts.add(font)
    // If a font does not load, the family's next one is used; the buyer need not know.
    font.load().catch(() => {})
  }
}

function rulesOf(appearance: Appearance): string {
  const rules = Object.entries(appearance.rules ?? {}).map(([selector, properties]) => {
    const lines = Object.entries(properties).map(([name, value]) => `${kebab(name)}: ${value};`)
    return `${selector} { ${lines.join(' ')} }`
  })
  return rules.join('\n')
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
