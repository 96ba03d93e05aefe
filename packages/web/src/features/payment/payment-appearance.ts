import type { Appearance } from '@stripe/stripe-js'

/** Stripe's form in Foyer's colors. Its frame knows no CSS variables, so they are resolved here. */
export function paymentAppearance(isDark: boolean): Appearance {
  const [primary, background, text, secondary, danger, border] = tokenColours(
    'primary',
    'card',
    'foreground',
    'muted-foreground',
    'destructive',
    'input',
  )
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: primary,
      colorBackground: background,
      colorText: text,
      colorTextSecondary: secondary,
      colorTextPlaceholder: secondary,
      colorDanger: danger,
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      fontSizeSm: '14px',
      borderRadius: '8px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${border}`, boxShadow: 'none' },
      '.Label': { fontWeight: '500' },
    },
  }
}

/** Tokens as #rrggbb, the only format that Stripe reads. A pixel painted with each token gives the result of `oklch()`. */
function tokenColours(...names: string[]): string[] {
  const probe = document.createElement('span')
  // With reduced motion every element has a very short transition, and would still show the previous color.
  probe.style.transition = 'none'
  document.body.append(probe)
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colours = names.map((name) => {
    probe.style.color = `var(--${name})`
    if (!context) return '#000000'
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`
  })
  probe.remove()
  return colours
}
