import type { imageOriginalDue } from '@foyer/contracts/image/image-messages'
import type { Message } from '@foyer/contracts/message'
import type { Context } from '../context.ts'
import { mediaKey } from './image-key.ts'

/** Deletes the file as it was uploaded, with all that a camera wrote into it, once its variants have taken its place. */
export async function deleteOriginal(
  _ctx: Context,
  { payload }: Message<typeof imageOriginalDue>,
): Promise<void> {
  const { deleteObject } = await import('../media/s3.ts')
  await deleteObject(mediaKey(payload.url))
}
