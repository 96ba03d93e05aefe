import { AppError } from '../app-error.ts'
import { requireMember } from '../authorize.ts'
import type { Context } from '../context.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'

/** An organizer of the caller's account. Error: `organizer.not_found` (404), also for another account's. */
export async function requireOrganizer(ctx: Context, organizer_id: string): Promise<OrganizerItem> {
  const { account_id } = requireMember(ctx)
  const { data: organizer } = await OrganizerEntity.get({ account_id, id: organizer_id }).go({
    consistent: true,
  })
  if (!organizer) throw new AppError('organizer.not_found')
  return organizer
}
