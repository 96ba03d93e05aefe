const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in an IANA zone, as `2026-05-01`. */
export function dayInZone(instant: string, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    // Sweden writes dates as ISO does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formats.set(timeZone, format)
  }
  return format.format(Date.parse(instant))
}
