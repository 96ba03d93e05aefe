import { Temporal } from 'temporal-polyfill'

/** What stands first in dates such as 3/4/2027; `unclear` where a column’s dates do not tell. */
export type DayOrder = 'day_first' | 'month_first' | 'unclear'

const clock =
  String.raw`(?:(?:T|,? +(?:at |um |à |a las |às )?)(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?(?: ?([ap])\.?m\.?)?)?` +
  String.raw`\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?${clock}$`, 'i')
const dotted = new RegExp(String.raw`^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})${clock}$`, 'i')
const slashed = new RegExp(String.raw`^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})${clock}$`, 'i')
const weekday = String.raw`(?:[a-z]{3,9}\.?,? )?`
const nameFirst = new RegExp(
  String.raw`^${weekday}([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${clock}$`,
  'i',
)
const nameSecond = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})${clock}$`,
  'i',
)
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** In which order the dates of a column have their day and month: any day after the 12th tells. Two that contradict each other tell nothing. */
export function dayOrder(texts: readonly string[]): DayOrder {
  const [day, month] = [1, 3].map((at) =>
    texts.some((text) => Number(slashed.exec(spaced(text))?.[at] ?? 0) > 12),
  )
  if (day === month) return 'unclear'
  return day ? 'day_first' : 'month_first'
}

/**
 * A date and time as UTC. Without an offset it is in that zone; a date alone is its midnight. Other texts stay as they are, so that
 * the row is refused with a sentence about them: 3/4/2027 is March in one country and April in another.
 */
export function instantOf(text: string, zone: string, order: DayOrder = 'unclear'): string | undefined {
  const given = text.trim()
  if (given === '') return undefined
  const read = partsOf(spaced(given), order)
  if (!read) return given
  const { day, time } = read
  const [hour = '0', minute = '0', second = '0', half, offset] = time
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  const [year, month, date] = day.map(Number) as [number, number, number]
  const wall = { year: year < 100 ? 2000 + year : year, month, day: date, hour: hours }
  try {
    const moment = Temporal.PlainDateTime.from(
      { ...wall, minute: Number(minute), second: Number(second) },
      { overflow: 'reject' },
    )
    return new Date(moment.toZonedDateTime(placeOf(offset, zone)).epochMilliseconds).toISOString()
  } catch {
    return given
  }
}

interface Parts {
  /** Year, month, day. */
  day: (string | number | undefined)[]
  /** Hour, minute, second, half of the day, offset. */
  time: (string | undefined)[]
}

function partsOf(text: string, order: DayOrder): Parts | null {
  const iso = yearFirst.exec(text)
  if (iso) return { day: iso.slice(1, 4), time: iso.slice(4) }
  const dots = dotted.exec(text)
  if (dots) return { day: [dots[3], dots[2], dots[1]], time: dots.slice(4) }
  const slashes = slashed.exec(text)
  if (slashes && order !== 'unclear') {
    const [first, second] = [slashes[1], slashes[3]]
    const [month, date] = order === 'day_first' ? [second, first] : [first, second]
    return { day: [slashes[4], month, date], time: slashes.slice(5) }
  }
  const named = nameFirst.exec(text)
  if (named) return { day: [named[3], monthOf(named[1]), named[2]], time: named.slice(4) }
  const late = nameSecond.exec(text)
  if (late) return { day: [late[3], monthOf(late[2]), late[1]], time: late.slice(4) }
  return null
}

const monthOf = (name = '') => months.indexOf(name.toLowerCase()) + 1

/** With one space where there are others, as Windows writes them before “PM”. */
const spaced = (text: string) => text.trim().replace(/[\s\u00a0\u202f]+/g, ' ')

function placeOf(offset: string | undefined, zone: string): string {
  if (!offset) return zone
  if (/^(z|utc|gmt)$/i.test(offset)) return 'UTC'
  const digits = offset.replace(':', '').padEnd(5, '0')
  return `${digits.slice(0, 3)}:${digits.slice(3)}`
}
