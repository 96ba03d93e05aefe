import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { EventRow } from '@foyer/contracts/event/event'
import type { ListMeta } from '@foyer/contracts/list'
import type { listOrganizerEvents as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { findEvents } from './find-events.ts'

/** Events of one organizer of the caller's account. Error: `organizer.not_found`. */
export async function listOrganizerEvents(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: EventRow[]; meta: ListMeta }> {
  authorize(ctx, 'event.manage')
  const { account_id, id } = await requireOrganizer(ctx, params.organizer_id)
  const ofOrganizer = { ...query.filter_fields, organizer_id: { eq: id } }
  return findEvents(ctx, account_id, { ...query, filter_fields: ofOrganizer })
}
