import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getEventSettings as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { EventSettings } from '@foyer/contracts/event/event-settings'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { completeSettings, EventSettingsEntity } from '../store/event/event-settings-entity.ts'

/** The settings of an event; those that did not exist when it was last saved have their defaults. */
export async function getEventSettings(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<EventSettings> {
  await requireEvent(ctx, params.event_id)
  const { data } = await EventSettingsEntity.get({ event_id: params.event_id }).go({ consistent: true })
  return completeSettings(data?.settings)
}
