import { languageTag } from '@foyer/contracts/language-tag'
import { spokenTime, spokenTimeLine } from '@foyer/contracts/spoken-time'
import { zoneCities } from '@foyer/contracts/zone-city/zone-cities'
import { knowZoneCities, zoneWords } from '@foyer/contracts/zone-words'

for (const [locale, cities] of Object.entries(zoneCities)) knowZoneCities(locale, cities)

/** When an event is, in one line, as its page says it: "Fri, Dec 4 – Sun, Dec 6, from 6 PM, Lisbon time". */
export function formatEventTime(locale: string, start: string, end: string | null, timeZone: string): string {
  return spokenTimeLine({ locale, start, end, timeZone })
}

/** When an event is, for what people keep: with its year whichever it is, and the zone also by its id, which has one sense only. */
export function formatTicketTime(locale: string, start: string, end: string | null, timeZone: string) {
  const { when, zone } = spokenTime({ locale, start, end, timeZone, now: new Date(0) })
  return { when, zone: zone === timeZone ? zone : `${zone} (${timeZone})` }
}

/** Writes a wall-clock time with its zone, such as the end of a hold: "7:45 PM (Lisbon time)". */
export function formatClockTime(locale: string, instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return `${format.format(new Date(instant))} (${zoneWords(instant, timeZone, locale)})`
}

/** Writes a date without a time. */
export function formatDate(locale: string, instant: string, timezone: string): string {
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: timezone }).format(
    new Date(instant),
  )
}
