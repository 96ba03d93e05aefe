interface ResolvedWallTime {
  /** UTC ISO text, to the second. */
  instant: string
  /** `gap`: the clock skips this time that day, so the time after the jump is meant; `overlap`: it comes twice, the first is meant. */
  ambiguity: 'gap' | 'overlap' | null
}

const day = 86_400_000

/** A wall time such as `2027-03-28T02:30` in a zone, as an instant (F15). Null when it is not a date and time. */
export function wallToInstant(wall: string, timeZone: string): ResolvedWallTime | null {
  const local = parseWall(wall)
  if (local === null) return null
  const before = local - offsetAt(local - day, timeZone)
  const after = local - offsetAt(local + day, timeZone)
  const [first, ...others] = [...new Set([before, after])].filter(
    (instant) => offsetAt(instant, timeZone) === local - instant,
  )
  if (first === undefined) return { instant: isoText(before), ambiguity: 'gap' }
  return { instant: isoText(first), ambiguity: others.length > 0 ? 'overlap' : null }
}

/** An instant as wall time in a zone, to the minute: `2027-06-05T19:30`. */
export function instantToWall(instant: string, timeZone: string): string {
  const milliseconds = Date.parse(instant)
  return isoText(milliseconds + offsetAt(milliseconds, timeZone)).slice(0, 16)
}

/** Today's date in a zone: `2027-06-05`. */
export function todayIn(timeZone: string): string {
  return instantToWall(new Date().toISOString(), timeZone).slice(0, 10)
}

/** The wall time as if it were UTC's. Browsers differ in what they make of a 30 February, so it must come back the same. */
function parseWall(wall: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(wall)) return null
  const local = Date.parse(`${wall}Z`)
  return !Number.isNaN(local) && isoText(local).startsWith(wall.slice(0, 16)) ? local : null
}

/** By how many milliseconds a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  const wall = Date.parse(`${date}T${part('hour')}:${part('minute')}:${part('second')}Z`)
  return wall - Math.floor(instant / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const two = '2-digit'
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
  })
  clocks.set(timeZone, clock)
  return clock
}

function isoText(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
}
