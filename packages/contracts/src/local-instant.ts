/** The instant as the zone's clocks show it: `2027-03-01T20:00:00+01:00`. */
export function localInstant(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(instant),
  )
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const offset = named.replace('GMT', '') || '+00:00'
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  const minutesAhead = (hours * 60 + minutes) * (offset.startsWith('-') ? -1 : 1)
  const there = new Date(Date.parse(instant) + minutesAhead * 60_000)
  return `${there.toISOString().slice(0, 19)}${offset}`
}
