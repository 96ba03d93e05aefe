import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ImageUpload } from '@foyer/contracts/image/image'
import type { startImageUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { presignImage } from './presign-image.ts'

/** Where and how the browser may send an event's cover or banner within ten minutes. Error: `event.not_found`. */
export async function startImageUpload(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<ImageUpload> {
  const { id } = await requireEvent(ctx, params.event_id)
  return presignImage(id, body.media_type)
}
