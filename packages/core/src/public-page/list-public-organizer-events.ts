import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { listPublicOrganizerEvents as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import type { PublicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import type { Context } from '../context.ts'
import { findEventRows } from '../event/find-event-rows.ts'
import { requirePublicOrganizer } from './require-public-organizer.ts'
import { showListedEvents } from './show-listed-events.ts'

/**
 * A page of an organizer's live events as anybody may see them, with what can be bought now of those that are not over.
 * Costs one read of the account's compact rows and a few of each event shown. Error: `organizer.not_found`.
 */
export async function listPublicOrganizerEvents(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: PublicOrganizerEvent[]; meta: ListMeta }> {
  const { account_id, id } = await requirePublicOrganizer(params.organizer_id)
  const ofOrganizer = { ...query.filter_fields, organizer_id: { eq: id }, status: { eq: 'LIVE' } }
  const { data, meta } = await findEventRows(ctx, account_id, { ...query, filter_fields: ofOrganizer })
  return { data: await showListedEvents(ctx, data), meta }
}
