import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type EventDefaults, eventDefaults } from '@foyer/contracts/event/event-defaults'
import type { updateEventDefaults as endpoint } from '@foyer/contracts/event/event-endpoints'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { EventDefaultsEntity } from '../store/event/event-defaults-entity.ts'
import { completeSettings } from '../store/event/event-settings-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { sanitiseEventSettings } from './sanitise-event-settings.ts'

/**
 * Changes what new events of the caller's account begin with, rich texts sanitised; events that exist keep their own.
 * Errors: those of `changed`; `server.busy`.
 */
export async function updateEventDefaults(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<EventDefaults> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'account.manage')
  const given = await sanitiseEventSettings(body)
  return untilWritten(async () => {
    const { data: seen } = await EventDefaultsEntity.get({ account_id }).go({ consistent: true })
    const defaults = changed(ctx, eventDefaults, completeSettings(seen?.defaults), given)
    return (await writeOver(account_id, defaults, seen?.version)) ? defaults : 'lost'
  })
}

async function writeOver(account_id: string, defaults: EventDefaults, seen?: number): Promise<boolean> {
  try {
    await EventDefaultsEntity.put({ account_id, defaults, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}
