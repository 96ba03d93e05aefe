import { Temporal } from 'temporal-polyfill'

/**
 * Writes the VTIMEZONE that a calendar file needs beside a TZID: the zone's offsets from the last change before `from`
 * to the last one before `to`.
 * @param timezone IANA zone
 * @param from UTC ISO instant
 * @param to UTC ISO instant, not before `from`
 */
export function renderTimeZone(timezone: string, from: string, to: string): string {
  const changes = offsetChanges(
    Temporal.Instant.from(from).toZonedDateTimeISO(timezone),
    Temporal.Instant.from(to).epochMilliseconds,
  )
  return ['BEGIN:VTIMEZONE', `TZID:${timezone}`, ...changes.flatMap(observance), 'END:VTIMEZONE'].join('\r\n')
}

interface OffsetChange {
  /** The wall time at which the change happens, by the offset that ends. */
  localStart: Temporal.PlainDateTime
  offsetFrom: string
  offsetTo: string
  isForward: boolean
}

function offsetChanges(start: Temporal.ZonedDateTime, end: number): OffsetChange[] {
  // A nanosecond later, so that a change at the very start counts as the one in force.
  const first = start.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const changes = [first === null ? alwaysThatOffset(start) : offsetChange(first)]
  let next = start.getTimeZoneTransition('next')
  while (next !== null && next.epochMilliseconds <= end) {
    changes.push(offsetChange(next))
    next = next.getTimeZoneTransition('next')
  }
  return changes
}

function alwaysThatOffset(start: Temporal.ZonedDateTime): OffsetChange {
  const localStart = Temporal.PlainDateTime.from('1970-01-01T00:00:00')
  return { localStart, offsetFrom: start.offset, offsetTo: start.offset, isForward: false }
}

function offsetChange(transition: Temporal.ZonedDateTime): OffsetChange {
  const before = transition.subtract({ nanoseconds: 1 })
  return {
    localStart: before.toPlainDateTime().add({ nanoseconds: 1 }),
    offsetFrom: before.offset,
    offsetTo: transition.offset,
    isForward: transition.offsetNanoseconds > before.offsetNanoseconds,
  }
}

function observance({ localStart, offsetFrom, offsetTo, isForward }: OffsetChange): string[] {
  const kind = isForward ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localStart.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetFrom.replaceAll(':', '')}`,
    `TZOFFSETTO:${offsetTo.replaceAll(':', '')}`,
    `END:${kind}`,
  ]
}
