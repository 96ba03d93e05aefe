import type { Address, Answer } from '@foyer/contracts/question/answer'
import { formattingLocale } from '@foyer/emails/language/formatting-locale'

/** An answer in one cell: several options one per line, an address in one line; a date as it is kept, so that it sorts. */
export function answerText({ value }: Pick<Answer, 'value'>, locale: string): string {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : addressText(value, locale)
}

function addressText(address: Address, locale: string): string {
  const { address_line_1, address_line_2, zip_or_postal_code, city, state_or_region, country } = address
  const place = [zip_or_postal_code, city].filter(Boolean).join(' ')
  const land = country && new Intl.DisplayNames(formattingLocale(locale), { type: 'region' }).of(country)
  return [address_line_1, address_line_2, place, state_or_region, land].filter(Boolean).join(', ')
}
