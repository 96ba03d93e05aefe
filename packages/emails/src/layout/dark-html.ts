import { darkRules } from './theme.ts'

/** What the dark rules say of an element with that class; of the page and its cells. */
const darkByClass = new Map(
  darkRules
    .map(([selector, rules]) => [/^\.(\w+)/.exec(selector)?.[1] ?? '', selector, rules] as const)
    .filter(([, selector]) => !selector.includes(' a'))
    .map(([name, , rules]) => [name, rules]),
)
const darkLink = darkRules.find(([selector]) => selector === '.rich a')?.[1] ?? ''

/**
 * An email as a client in dark mode shows it, without its style sheet: the dark rules stand in the elements' own styles, for
 * pages that show no style sheet but their own.
 */
export function darkHtml(html: string): string {
  return html
    .replaceAll(/<[a-z][^>]*\sclass="([^"]*)"[^>]*>/g, (tag: string, classes: string) =>
      styled(
        tag,
        classes.split(' ').flatMap((name) => darkByClass.get(name) ?? []),
      ),
    )
    .replace(
      /(<body[^>]*>.*?)(<td[^>]*>)/s,
      (_all, before: string, cell: string) => before + styled(cell, [darkByClass.get('page') ?? '']),
    )
    .replaceAll(/<a(?![^>]*\sclass=)[^>]*>/g, (tag) => styled(tag, [darkLink]))
}

function styled(tag: string, rules: readonly string[]): string {
  if (rules.length === 0) return tag
  const style = `style="${rules.join('; ')}`
  return tag.includes('style="') ? tag.replace('style="', `${style}; `) : tag.replace(/>$/, ` ${style}">`)
}
