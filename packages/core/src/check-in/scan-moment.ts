const longestOfflineMs = 24 * 60 * 60 * 1000

/**
 * When a ticket was scanned: the server's now, or the device's word for it where it was offline, at most a day back and
 * never in the future (F20).
 */
export function scanMoment(now: Date, scanned_at: string | undefined): Date {
  if (scanned_at === undefined) return now
  const told = Date.parse(scanned_at)
  return new Date(Math.min(now.getTime(), Math.max(told, now.getTime() - longestOfflineMs)))
}
