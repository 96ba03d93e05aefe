import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { listAffiliates as endpoint } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { affiliateList } from './affiliate-list.ts'

/** Affiliates of an event with what they sold, newest first by default. Error: event.not_found. */
export async function listAffiliates(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: Affiliate[]; meta: ListMeta }> {
  return listRows(query, await affiliateList(await requireEvent(ctx, params.event_id)))
}
