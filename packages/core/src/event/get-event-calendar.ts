import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getEventCalendar as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { Context } from '../context.ts'
import { requireLiveEvent } from '../event-graph/require-live-event.ts'
import { eventCalendar } from './event-calendar.ts'

/** A live event as a calendar file (iCalendar, UTF-8). Error: `event.not_available`. */
export async function getEventCalendar(
  _ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(await eventCalendar(await requireLiveEvent(params.event_id)))
}
