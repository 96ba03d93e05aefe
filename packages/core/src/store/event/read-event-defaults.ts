import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { EventDefaultsEntity } from './event-defaults-entity.ts'
import { completeSettings } from './event-settings-entity.ts'

/** The settings that a new event of the account begins with. */
export async function readEventDefaults(account_id: string): Promise<EventSettings> {
  const { data } = await EventDefaultsEntity.get({ account_id }).go({ consistent: true })
  return completeSettings(data?.defaults)
}
