import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type ImageUpload, maxImageBytes } from '@foyer/contracts/image/image'
import type { startImageUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { newId } from '../random-id.ts'
import { uploadKey } from './image-key.ts'

const uploadSeconds = 10 * 60

/** Where and how the browser may send the file within ten minutes. Error: `event.not_found`. */
export async function startImageUpload(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<ImageUpload> {
  await requireEvent(ctx, params.event_id)
  const image_id = newId('image')
  const key = uploadKey(params.event_id, image_id)
  const { media_type } = body
  const { presignUpload } = await import('../media/s3.ts')
  const upload = await presignUpload({ key, media_type, max_bytes: maxImageBytes, seconds: uploadSeconds })
  return { image_id, ...upload }
}
