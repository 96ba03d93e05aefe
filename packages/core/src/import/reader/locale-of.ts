import { locale } from '@foyer/contracts/locale'

/** The language that another system names, as Foyer calls it; nothing where Foyer does not speak it. */
export function localeOf(text: string): string | undefined {
  const [language = ''] = text.trim().split(/[-_]/)
  const tags = [text.trim().replace('_', '-'), language.toLowerCase()]
  return tags.find((tag) => locale.safeParse(tag).success)
}
