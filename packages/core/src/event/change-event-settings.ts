import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { AppError } from '../app-error.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { forgetEventGraph } from './event-graph-cache.ts'
import { completeSettings, EventSettingsEntity } from './event-settings-entity.ts'
import { sanitiseEventSettings } from './sanitise-event-settings.ts'

/**
 * Stores the given settings over those that stand, rich texts sanitised; changes of others in between are kept. Errors:
 * `event.not_found`; `server.busy` when writers do not end.
 */
export async function changeEventSettings(
  event_id: string,
  given: Partial<EventSettings>,
): Promise<EventSettings> {
  const changes = await sanitiseEventSettings(given)
  return untilWritten(async () => {
    const { data: seen } = await EventSettingsEntity.get({ event_id }).go({ consistent: true })
    if (!seen) throw new AppError('event.not_found')
    const settings = { ...completeSettings(seen.settings), ...changes }
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
