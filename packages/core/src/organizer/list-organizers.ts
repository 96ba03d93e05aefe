import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { requireMember } from '../authorize.ts'
import type { Context } from '../context.ts'
import { OrganizerEntity } from './organizer-entity.ts'
import { toOrganizer } from './to-organizer.ts'

/** All organizers of the caller's account, by name. */
export async function listOrganizers(ctx: Context): Promise<Organizer[]> {
  const { account_id } = requireMember(ctx)
  const { data } = await OrganizerEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  return data.map(toOrganizer).toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
}
