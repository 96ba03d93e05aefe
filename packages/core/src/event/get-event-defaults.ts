import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type EventDefaults, eventDefaults } from '@foyer/contracts/event/event-defaults'
import type { getEventDefaults as endpoint } from '@foyer/contracts/event/event-endpoints'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { readEventDefaults } from '../store/event/read-event-defaults.ts'

/** What new events of the caller's account begin with. */
export async function getEventDefaults(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<EventDefaults> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  return eventDefaults.strip().parse(await readEventDefaults(params.account_id))
}
