import { languageTag } from './language-tag.ts'
import { zoneWords } from './zone-words.ts'

/** "from 6 PM", which Intl does not know. A language that has no such word says the time alone. */
const fromWords: Record<string, (time: string) => string> = {
  en: (time) => `from ${time}`,
  de: (time) => `ab ${time}`,
  fr: (time) => `à partir de ${time}`,
  es: (time) => `desde las ${time}`,
  pt: (time) => `a partir das ${time}`,
  'pt-BR': (time) => `a partir das ${time}`,
  zh: (time) => `${time}起`,
  'zh-CN': (time) => `${time}起`,
}

/** A time range that ends by this hour is one night, and is named by the day on which it began. */
const nightHours = 12

interface Span {
  /** UTC ISO instants; null for an open end. */
  start: string
  end: string | null
  /** IANA zone of the event. */
  timeZone: string
  locale: string
  /** Decides whether the year is said. */
  now?: Date
}

export interface SpokenTime {
  /** "Sat, Dec 5, 7 – 10 PM"; over several days "Fri, Dec 4 – Sun, Dec 6, from 6 PM". */
  when: string
  /** "Lisbon time", "Ortszeit Lissabon", "EST". */
  zone: string
}

/**
 * When something is, as people say it (docs/writing.md#numbers-dates-and-money): the day once, the year only when it is not this one, whole
 * hours without minutes where the language has a word for the hour, and the zone by its name. No zod here: the event page imports it.
 */
export function spokenTime({ start, end, timeZone, locale, now = new Date() }: Span): SpokenTime {
  const tag = languageTag(locale)
  const [from, to] = [new Date(start), end === null ? null : new Date(end)]
  const yearOf = (date: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(date)
  const isThisYear = [from, to ?? from].every((date) => yearOf(date) === yearOf(now))
  const day: Intl.DateTimeFormatOptions = {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone },
    ...(isThisYear ? {} : { year: 'numeric' }),
  }
  const days = new Intl.DateTimeFormat(tag, day)
  const zone = zoneWords(start, timeZone, locale)
  if (to !== null && !isOneSitting(from, to, timeZone)) {
    const time = clock(tag, timeZone, from).format(from)
    const say = fromWords[locale] ?? ((text: string) => text)
    return { when: plain(join(tag, days.formatRange(from, to), say(time))), zone }
  }
  const times = clock(tag, timeZone, from, to)
  const hours = to === null ? times.format(from) : range(times, from, to)
  return { when: plain(join(tag, days.format(from), hours)), zone }
}

/** As `spokenTime`, in one line: "Sat, Dec 5, 7 – 10 PM, Lisbon time". */
export function spokenTimeLine(span: Span): string {
  const { when, zone } = spokenTime(span)
  return join(languageTag(span.locale), when, zone)
}

/** Node.js writes thin spaces where Chromium writes usual ones. A page that both draw would change, and with it its largest paint. */
function plain(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}

/** Intl writes the dates of a range that crosses midnight into it; a night needs only its hours. */
function range(times: Intl.DateTimeFormat, from: Date, to: Date): string {
  const parts = times.formatRangeToParts(from, to)
  const isDated = parts.some(({ type }) => type === 'day' || type === 'month')
  return isDated ? `${times.format(from)} – ${times.format(to)}` : parts.map(({ value }) => value).join('')
}

/** Hours with minutes, except full hours in languages that omit the minutes: "6 PM", "18 Uhr", but "18:00" in Spanish. */
function clock(tag: string, timeZone: string, from: Date, to: Date | null = null): Intl.DateTimeFormat {
  const hours = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone })
  const minutes = new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone })
  const areWhole = [from, to ?? from].every((instant) => Number(minutes.format(instant)) === 0)
  // French says "19 h", but its ranges are bare numbers.
  const text = to === null ? hours.format(from) : hours.formatRange(from, to)
  if (areWhole && /\p{L}/u.test(text)) return hours
  return new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone })
}

function isOneSitting(from: Date, to: Date, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone })
  return day.format(from) === day.format(to) || to.getTime() - from.getTime() <= nightHours * 3_600_000
}

function join(tag: string, ...parts: string[]): string {
  return parts.join(tag.startsWith('zh') ? ' ' : ', ')
}

/** When an instant is for a viewer in another zone: "7 PM", with the day where it is another one there; null where the clocks agree. */
export function viewerTime({ start, timeZone, locale }: Span, viewerZone: string): string | null {
  const at = new Date(start)
  const wall = (zone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(at)
  if (wall(timeZone) === wall(viewerZone)) return null
  const day = (zone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone: zone }).format(at)
  const tag = languageTag(locale)
  const time = clock(tag, viewerZone, at).format(at)
  if (day(timeZone) === day(viewerZone)) return plain(time)
  const days = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: viewerZone,
  })
  return plain(join(tag, days.format(at), time))
}
