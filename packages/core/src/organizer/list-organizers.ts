import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import { OrganizerEntity } from './organizer-entity.ts'

/** All organizers of the caller's account, by name. */
export async function listOrganizers(ctx: Context): Promise<Organizer[]> {
  const { account_id } = requireUser(ctx)
  const { data } = await OrganizerEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  return data.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
}
