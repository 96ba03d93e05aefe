import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ImageUpload } from '@foyer/contracts/image/image'
import type { startLogoUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { presignImage } from './presign-image.ts'

/** Where and how the browser may send an organizer's logo within ten minutes. Error: `organizer.not_found`. */
export async function startLogoUpload(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<ImageUpload> {
  authorize(ctx, 'organizer.manage')
  const { id } = await requireOrganizer(ctx, params.organizer_id)
  return presignImage(id, body.media_type)
}
