import { type EmailLook, type EventColors, emailLook } from './email-look.ts'
import { darkRules } from './style-sheet.ts'

/** What the dark rules say of an element with that class; of the page and its cells. */
const darkByClass = (look: EmailLook) =>
  new Map(
    darkRules(look)
      .map(([selector, rules]) => [/^\.(\w+)/.exec(selector)?.[1] ?? '', selector, rules] as const)
      .filter(([, selector]) => !selector.includes(' a'))
      .map(([name, , rules]) => [name, rules]),
  )
const darkLink = (look: EmailLook) => darkRules(look).find(([selector]) => selector === '.rich a')?.[1] ?? ''

/**
 * An email as a client in dark mode shows it, without its style sheet: the dark rules stand in the elements' own styles, for
 * pages that show no style sheet but their own.
 */
export function darkHtml(html: string, colors: EventColors): string {
  const look = emailLook(colors)
  const byClass = darkByClass(look)
  return html
    .replaceAll(/<[a-z][^>]*\sclass="([^"]*)"[^>]*>/g, (tag: string, classes: string) =>
      styled(
        tag,
        classes.split(' ').flatMap((name) => byClass.get(name) ?? []),
      ),
    )
    .replace(
      /(<body[^>]*>.*?)(<td[^>]*>)/s,
      (_all, before: string, cell: string) => before + styled(cell, [byClass.get('page') ?? '']),
    )
    .replaceAll(/<a(?![^>]*\sclass=)[^>]*>/g, (tag) => styled(tag, [darkLink(look)]))
}

function styled(tag: string, rules: readonly string[]): string {
  if (rules.length === 0) return tag
  const style = `style="${rules.join('; ')}`
  return tag.includes('style="') ? tag.replace('style="', `${style}; `) : tag.replace(/>$/, ` ${style}">`)
}
