import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import type { listOrganizers as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { requireMember } from '../authorize.ts'
import type { Context } from '../context.ts'
import { shortList } from '../list/short-list.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { toOrganizer } from './to-organizer.ts'

/** Organizers of the caller's account, by name by default. */
export async function listOrganizers(
  ctx: Context,
  { query }: ParsedInput<typeof endpoint>,
): Promise<{ data: Organizer[]; meta: ListMeta }> {
  const { account_id } = requireMember(ctx)
  const { data } = await OrganizerEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  const fields = { id: 'id', searched: ['name', 'email'] } as const
  return shortList(data.map(toOrganizer), { sort_by: 'name', ...query }, fields)
}
