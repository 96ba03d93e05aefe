import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { AppError } from '../app-error.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { imageFiles } from '../media/image-key.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { requireOrganizer } from './require-organizer.ts'

/**
 * Deletes an organizer with its logo. Errors: `organizer.not_found`; `organizer.has_events` while any event is its own,
 * archived ones too, since their orders and tickets still name it.
 */
export async function deleteOrganizer(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  if (!(await removeWithoutEvents(organizer))) {
    const { event_count } = await requireOrganizer(ctx, organizer.id)
    throw new AppError('organizer.has_events', { details: { event_count } })
  }
  const { deleteObject } = await import('../media/s3.ts')
  await Promise.all(organizer.images.flatMap(imageFiles).map(deleteObject))
}

async function removeWithoutEvents({ account_id, id }: OrganizerItem): Promise<boolean> {
  try {
    await OrganizerEntity.remove({ account_id, id })
      .where(({ event_count }, { eq }) => eq(event_count, 0))
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}
