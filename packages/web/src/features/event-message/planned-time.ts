import type { MessageSchedule } from '@foyer/contracts/event-message/event-message'
import { instantToWall, wallToInstant } from '../../lib/format/zoned-time.ts'

const dayMs = 86_400_000

/** When a message goes out, as the server reckons: a UTC instant; null for one without a schedule, or while it is not complete. */
export function plannedTime(
  { send_when, send_at, days_before, time_of_day }: MessageSchedule,
  { start_date, timezone }: { start_date: string; timezone: string },
): string | null {
  if (send_when === 'AT_TIME') return send_at
  if (send_when === 'NOW' || !Number.isInteger(days_before) || !time_of_day) return null
  const starts = Date.parse(`${instantToWall(start_date, timezone).slice(0, 10)}T00:00Z`)
  const day = new Date(starts - (days_before ?? 0) * dayMs).toISOString().slice(0, 10)
  return wallToInstant(`${day}T${time_of_day}`, timezone)?.instant ?? null
}

/** Long enough for the queue to have brought a message that is due. */
const queueMs = 5 * 60_000

/** Whether a scheduled message waits for its writer, because it was not sent at its time. */
export function isOverdue({ status, due_at }: { status: string; due_at: string | null }): boolean {
  return status === 'SCHEDULED' && due_at !== null && Date.parse(due_at) < Date.now() - queueMs
}

/** Whether a scheduled message is about to be sent, so that its screen follows it. */
export function isNearlyDue(message: { status: string; due_at: string | null }): boolean {
  const { status, due_at } = message
  const isSoon = due_at !== null && Date.parse(due_at) < Date.now() + 60_000
  return status === 'SCHEDULED' && isSoon && !isOverdue(message)
}
