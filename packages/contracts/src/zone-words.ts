import { languageTag } from './language-tag.ts'

/** "Lisbon time". */
const patterns: Record<string, (city: string) => string> = {
  en: (city) => `${city} time`,
  de: (city) => `Ortszeit ${city}`,
  fr: (city) => `heure ${ofFrench(city)}`,
  es: (city) => `hora de ${city}`,
  pt: (city) => `hora de ${city}`,
  'pt-BR': (city) => `horário de ${city}`,
  zh: (city) => `${city}時間`,
  'zh-CN': (city) => `${city}时间`,
}

const cities = new Map<string, ReadonlyMap<string, string>>()

/** Adds a language's names of the zones' cities, as `zone-city` has them. */
export function knowZoneCities(locale: string, names: string): void {
  if (!cities.has(locale)) cities.set(locale, rowsOf(names))
}

/** The row of one zone among a language's names, for a page that knows its zone: "Lisbon=Lissabon", or none where it is written alike. */
export function zoneCityRow(timeZone: string, locale: string): string {
  const id = cityOf(timeZone)
  const name = id && cities.get(locale)?.get(id)
  return name ? `${id}=${name}` : ''
}

function cityOf(timeZone: string): string | undefined {
  return /^[A-Z][a-z]+\/(?:.*\/)?([A-Z][A-Za-z_-]+)$/.exec(timeZone)?.[1]
}

function rowsOf(names: string): ReadonlyMap<string, string> {
  const rows = names.replaceAll('\n', '').split('|')
  return new Map(rows.map((row) => row.split('=') as [string, string]))
}

/**
 * A zone as people say it: by its city, "Lisbon time", "heure de Lisbonne". English has short names that its readers know: "EST". Never a
 * distance from Greenwich where Intl has a name. No zod here: the event page imports it.
 */
export function zoneWords(instant: string, timeZone: string, locale: string): string {
  const say = patterns[locale]
  const short = zoneName(instant, timeZone, locale, 'short')
  const isKnown = !/^(GMT|UTC)[+\u2212-]/.test(short)
  const id = cityOf(timeZone)
  if (!say || !id || timeZone.startsWith('Etc/') || (isKnown && locale === 'en')) {
    return isKnown ? short : zoneName(instant, timeZone, locale, 'shortGeneric')
  }
  const known = cities.get(locale)
  // Intl's name, until the language's cities are loaded.
  if (!known) return zoneName(instant, timeZone, locale, 'shortGeneric')
  return say(known.get(id) ?? id.replaceAll('_', ' '))
}

/** The zone as people say it: "Central European Summer Time" at that instant, and its short name. */
export function zoneName(
  instant: string,
  timeZone: string,
  locale: string,
  width: 'long' | 'short' | 'shortGeneric' = 'long',
): string {
  const parts = new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName: width }).formatToParts(
    new Date(instant),
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** "de Lisbonne", "d’Athènes", "du Caire". */
function ofFrench(city: string): string {
  if (city.startsWith('Le ')) return `du ${city.slice(3)}`
  return /^[AEIOUYÀÂÉÈÊÎÔ]/.test(city) ? `d’${city}` : `de ${city}`
}
