import { languageTag } from '@foyer/contracts/language-tag'
import type { Address, Answer } from '@foyer/contracts/question/answer'

/** An answer as text in the viewer's language. Several options and the parts of an address are on separate lines. */
export function answerText({ type, value }: Pick<Answer, 'type' | 'value'>, locale: string): string {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value !== 'string') return addressLines(value, locale).join('\n')
  if (type !== 'DATE') return value
  // A calendar day has no zone.
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return day.format(new Date(`${value}T00:00:00Z`))
}

function addressLines(address: Address, locale: string): string[] {
  const { address_line_1, address_line_2, zip_or_postal_code, city, state_or_region, country } = address
  const place = [zip_or_postal_code, city].filter(Boolean).join(' ')
  const land = country && new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country)
  return [address_line_1, address_line_2, place, state_or_region, land ?? ''].filter(Boolean)
}
