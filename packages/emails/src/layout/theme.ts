// Mail clients read neither CSS variables nor oklch: these are the product's tokens as hex, light and dark.
export const light = {
  page: '#f2f0fb',
  card: '#ffffff',
  panel: '#faf9fe',
  line: '#e8e6f4',
  ink: '#1c1827',
  muted: '#565265',
  brand: '#7544cd',
  onBrand: '#ffffff',
}

const dark = {
  page: '#100e17',
  card: '#191623',
  panel: '#252131',
  line: '#363243',
  ink: '#efedf5',
  muted: '#afabbd',
  brand: '#bda6ff',
  button: '#7544cd',
}

export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif"

// Inline styles are light; clients that know dark mode get these over them. [data-ogsc] is Outlook's own dark mode.
export const darkRules: [string, string][] = [
  ['.page, .page > table, .page > table > tbody > tr > td', `background-color: ${dark.page} !important`],
  ['.card', `background-color: ${dark.card} !important; border-color: ${dark.line} !important`],
  ['.tile', `background-color: ${dark.card} !important; border-color: ${dark.line} !important`],
  ['.panel', `background-color: ${dark.panel} !important; border-color: ${dark.line} !important`],
  ['.line', `border-color: ${dark.line} !important`],
  ['.ink', `color: ${dark.ink} !important`],
  ['.muted', `color: ${dark.muted} !important`],
  ['.brand', `color: ${dark.brand} !important`],
  ['.button', `background-color: ${dark.button} !important; color: #ffffff !important`],
  ['.rich, .rich *', `color: ${dark.ink} !important`],
  ['.rich a', `color: ${dark.brand} !important`],
]

/** The style sheet of every email: dark mode, rich text, and narrow screens. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.rich p { margin: 0 0 12px; }
.rich img { max-width: 100%; height: auto; }
.rich a { color: ${light.brand}; }
@media (max-width: 480px) {
  .frame > tbody > tr > td { padding: 16px 12px 32px !important; }
  .card > tbody > tr > td { padding: 24px 20px !important; }
  .panel > tbody > tr > td { padding: 16px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
${darkRules.map(([selector, rules]) => `  ${selector} { ${rules} }`).join('\n')}
}
${darkRules.map(([selector, rules]) => `${outlook(selector)} { ${rules} }`).join('\n')}
`

function outlook(selector: string): string {
  return selector
    .split(', ')
    .map((part) => `[data-ogsc] ${part}`)
    .join(', ')
}
