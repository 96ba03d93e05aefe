import type { MessageSchedule } from '@foyer/contracts/event-message/event-message'
import { Temporal } from 'temporal-polyfill'

/**
 * The UTC instant at which a message goes out; null for one without a schedule. Days are counted by the calendar of the event's
 * zone. A skipped time becomes the one after the jump, a repeated one the first (F15).
 */
export function dueAt(
  { send_when, send_at, days_before, time_of_day }: MessageSchedule,
  { start_date, timezone }: { start_date: string; timezone: string },
): string | null {
  if (send_when !== 'BEFORE_START') return send_when === 'AT_TIME' ? send_at : null
  const starts = Temporal.Instant.from(start_date).toZonedDateTimeISO(timezone).toPlainDate()
  const plainTime = Temporal.PlainTime.from(time_of_day ?? '00:00')
  const due = starts.subtract({ days: days_before ?? 0 }).toZonedDateTime({ timeZone: timezone, plainTime })
  return new Date(due.epochMilliseconds).toISOString()
}
