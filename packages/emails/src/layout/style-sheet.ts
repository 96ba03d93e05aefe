import type { EmailLook } from './email-look.ts'
import { dark } from './theme.ts'

// Inline styles are light; clients that know dark mode get these over them. [data-ogsc] is Outlook's own dark mode.
export const darkRules = ({ darkBrand, darkButton, onDarkButton }: EmailLook): [string, string][] => [
  ['.page, .page > table, .page > table > tbody > tr > td', `background-color: ${dark.page} !important`],
  ['.card', `background-color: ${dark.card} !important; border-color: ${dark.line} !important`],
  ['.tile', `background-color: ${dark.card} !important; border-color: ${dark.line} !important`],
  ['.panel', `background-color: ${dark.panel} !important; border-color: ${dark.line} !important`],
  ['.line', `border-color: ${dark.line} !important`],
  ['.ink', `color: ${dark.ink} !important`],
  ['.muted', `color: ${dark.muted} !important`],
  ['.brand', `color: ${darkBrand} !important`],
  ['.button', `background-color: ${darkButton} !important; color: ${onDarkButton} !important`],
  ['.rich, .rich *', `color: ${dark.ink} !important`],
  ['.rich a', `color: ${darkBrand} !important`],
]

/** The style sheet of an email: dark mode, rich text, and narrow screens. */
export const styleSheet = (look: EmailLook) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.rich p { margin: 0 0 12px; }
.rich img { max-width: 100%; height: auto; }
.rich a { color: ${look.brand}; }
@media (max-width: 480px) {
  .frame > tbody > tr > td { padding: 16px 12px 32px !important; }
  .inside > tbody > tr > td { padding: 20px 16px 24px !important; }
  .panel > tbody > tr > td { padding: 16px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
${darkRules(look)
  .map(([selector, rules]) => `  ${selector} { ${rules} }`)
  .join('\n')}
}
${darkRules(look)
  .map(([selector, rules]) => `${outlook(selector)} { ${rules} }`)
  .join('\n')}
`

function outlook(selector: string): string {
  return selector
    .split(', ')
    .map((part) => `[data-ogsc] ${part}`)
    .join(', ')
}
