import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteLogo as endpoint } from '@foyer/contracts/image/image-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { logoOwner } from './image-owner.ts'
import { removeImage } from './remove-image.ts'

/** Removes an organizer's logo, with its file. Errors: `organizer.not_found`, `image.not_found`. */
export async function deleteLogo(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  await removeImage(logoOwner(organizer), params.image_id)
}
