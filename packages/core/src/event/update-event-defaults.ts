import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { EventDefaults } from '@foyer/contracts/event/event-defaults'
import type { updateEventDefaults as endpoint } from '@foyer/contracts/event/event-endpoints'
import { requireOwnAccount } from '../account/require-own-account.ts'
import type { Context } from '../context.ts'
import { EventDefaultsEntity } from './event-defaults-entity.ts'
import { sanitiseEventSettings } from './sanitise-event-settings.ts'

/** Sets what new events of the caller's account begin with, rich texts sanitised; events that exist keep their own. */
export async function updateEventDefaults(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<EventDefaults> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'account.manage')
  const defaults = { ...body, ...(await sanitiseEventSettings(body)) }
  await EventDefaultsEntity.put({ account_id, defaults }).go()
  return defaults
}
