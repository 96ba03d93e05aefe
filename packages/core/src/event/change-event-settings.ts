import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { updateEventSettings } from '@foyer/contracts/event/event-endpoints'
import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event-graph/read-event-graph.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import { completeSettings, EventSettingsEntity } from '../store/event/event-settings-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { changeEvent } from './change-event.ts'
import { sanitiseEventSettings } from './sanitise-event-settings.ts'

type Change = ParsedInput<typeof updateEventSettings>['body']

/**
 * Stores the given settings over those that stand, rich texts sanitised; changes of others in between are kept. Errors:
 * those of `changed`; `event.not_found`; `server.busy` when writers do not end.
 */
export async function changeEventSettings(
  ctx: Context,
  event: EventItem,
  given: Change,
): Promise<EventSettings> {
  const settings = await store(ctx, event.event_id, given)
  const is_unlisted = !settings.allow_search_indexing
  // What keeps search engines out also keeps the event out of the stage's list.
  if (is_unlisted !== (event.is_unlisted ?? false)) await changeEvent(ctx, event, () => ({ is_unlisted }))
  return settings
}

async function store(ctx: Context, event_id: string, given: Change): Promise<EventSettings> {
  const changes = await sanitiseEventSettings(given)
  return untilWritten(async () => {
    const { data: seen } = await EventSettingsEntity.get({ event_id }).go({ consistent: true })
    if (!seen) throw new AppError('event.not_found')
    const settings = changed(ctx, eventSettings, completeSettings(seen.settings), changes)
    return (await writeOver(event_id, settings, seen.version)) ? settings : 'lost'
  })
}

async function writeOver(event_id: string, settings: EventSettings, seenVersion: number): Promise<boolean> {
  try {
    await EventSettingsEntity.put({ event_id, settings, version: seenVersion + 1 })
      .where(({ version }, { eq }) => eq(version, seenVersion))
      .go()
    forgetEventGraph(event_id)
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}
