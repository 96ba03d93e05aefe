import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Image } from '@foyer/contracts/image/image'
import type { uploadEventImage as endpoint } from '@foyer/contracts/image/image-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { uploadKey } from '../media/image-key.ts'
import { newId } from '../random-id.ts'
import { eventImageOwner } from './image-owner.ts'
import { inspectImage } from './inspect-image.ts'
import { storeImage } from './store-image.ts'

/**
 * The specification's call (§7): the file itself as a form. Lambda takes some 4 MB this way; larger ones go by a presigned
 * upload. Errors: `event.not_found`, `image.invalid`, `image.wrong_size`.
 */
export async function uploadEventImage(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Image> {
  const event = await requireEvent(ctx, params.event_id)
  const bytes = new Uint8Array(await body.image.arrayBuffer())
  const image_id = newId('image')
  const { writePrivateObject } = await import('../media/s3.ts')
  await inspectImage(bytes, body.type)
  const file = { bytes, media_type: 'application/octet-stream', file_name: image_id }
  await writePrivateObject(uploadKey(event.id, image_id), file)
  return storeImage(eventImageOwner(ctx, event, body.type), { image_id, bytes })
}
