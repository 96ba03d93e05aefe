import type { EventSettings, Location } from '@foyer/contracts/event/event-settings'
import { languageTag } from '@foyer/contracts/language-tag'

/** Countries that write the postal code last. */
const codeLast = ['US', 'CA', 'AU', 'GB', 'IE', 'IN']

/** Where an event takes place, line by line as an envelope has it; the country in the reader's language. */
export function placeLines(location: Location, locale: string): string[] {
  const { venue_name, address_line_1, address_line_2, country } = location
  return [
    venue_name,
    address_line_1,
    address_line_2,
    cityLine(location),
    countryName(country, locale),
  ].filter((line) => line !== '')
}

/** Where a map shows the place: the organizer's own, else a search on an open one; null for a place without an address. */
export function mapUrl({ is_online_event, location, map_url }: EventSettings): string | null {
  if (is_online_event || map_url !== '') return is_online_event ? null : map_url
  const place = placeLines(location, 'en').join(', ')
  return place === '' ? null : `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}

function cityLine({ city, state_or_region, zip_or_postal_code, country }: Location): string {
  return codeLast.includes(country)
    ? joined(', ', city, joined(' ', state_or_region, zip_or_postal_code))
    : joined(', ', joined(' ', zip_or_postal_code, city), state_or_region)
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator)
}

function countryName(country: string, locale: string): string {
  return country === ''
    ? ''
    : (new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country)
}
