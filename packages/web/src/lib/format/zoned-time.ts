/** The browser's own Temporal, or a polyfill for browsers without it. */
const Temporal = globalThis.Temporal ?? (await import('temporal-polyfill')).Temporal

interface ResolvedWallTime {
  /** UTC ISO text, with seconds. */
  instant: string
  /**
   * `gap`: the clock skips this time, and `instant` is after the jump. `overlap`: the time occurs twice, and `instant` is
   * the first.
   */
  ambiguity: 'gap' | 'overlap' | null
}

/** A wall time such as `2027-03-28T02:30` in a zone, as an instant (F15). Null when it is not a date and time. */
export function wallToInstant(wall: string, timeZone: string): ResolvedWallTime | null {
  const plain = parseWall(wall)
  if (!plain) return null
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(timeZone, { disambiguation }),
  )
  const meant = plain.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  const isUnique = first && last && first.epochMilliseconds === last.epochMilliseconds
  const isShifted = !meant.toPlainDateTime().equals(plain)
  return {
    instant: meant.toInstant().toString({ smallestUnit: 'second' }),
    ambiguity: isUnique ? null : isShifted ? 'gap' : 'overlap',
  }
}

/** An instant as wall time in a zone, to the minute: `2027-06-05T19:30`. */
export function instantToWall(instant: string, timeZone: string): string {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return wall.toString({ smallestUnit: 'minute' })
}

/** Today's date in a zone: `2027-06-05`. */
export function todayIn(timeZone: string): string {
  return Temporal.Now.plainDateISO(timeZone).toString()
}

function parseWall(wall: string): Temporal.PlainDateTime | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(wall)) return null
  try {
    return Temporal.PlainDateTime.from(wall)
  } catch {
    return null
  }
}
