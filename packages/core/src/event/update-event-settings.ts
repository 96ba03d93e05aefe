import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { updateEventSettings as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { EventSettings } from '@foyer/contracts/event/event-settings'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { changeEventSettings } from './change-event-settings.ts'

/** Changes the given settings of an event; the others stay. Errors: those of `changed`, `event.not_found`. */
export async function updateEventSettings(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<EventSettings> {
  return changeEventSettings(ctx, await requireEvent(ctx, params.event_id), body)
}
