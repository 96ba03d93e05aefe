import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Event } from '@foyer/contracts/event/event'
import type { getEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { toEvent } from './to-event.ts'

/** One event of the caller's account. Error: `event.not_found`. */
export async function getEvent(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Event> {
  const event = await requireEvent(ctx, params.event_id)
  return toEvent(event, await requireOrganizer(ctx, event.organizer_id), ctx.now)
}
