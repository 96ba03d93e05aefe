import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { EventRow } from '@foyer/contracts/event/event'
import type { listEvents as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { findEvents } from './find-events.ts'

/** Events of the caller's account. */
export async function listEvents(
  ctx: Context,
  { query }: ParsedInput<typeof endpoint>,
): Promise<{ data: EventRow[]; meta: ListMeta }> {
  const { account_id } = authorize(ctx, 'event.manage')
  return findEvents(ctx, account_id, query)
}
