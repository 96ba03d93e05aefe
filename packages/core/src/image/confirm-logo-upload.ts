import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Image } from '@foyer/contracts/image/image'
import type { confirmLogoUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { confirmImage } from './confirm-image.ts'
import { logoOwner } from './image-owner.ts'

/** Makes an uploaded file the organizer's logo. Errors: `organizer.not_found` and those of `confirmImage`. */
export async function confirmLogoUpload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Image> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  return confirmImage(logoOwner(organizer), params.image_id)
}
