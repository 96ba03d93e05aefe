import type { ImageType } from '@foyer/contracts/image/image'
import { imageStored } from '@foyer/contracts/image/image-messages'
import { type ImageOwner, readImageOwner } from '../image/image-owner.ts'
import { storeImage } from '../image/images.ts'
import { makeVariants } from '../image/make-variants.ts'
import { uploadKey } from '../media/image-key.ts'
import { writePrivateObject } from '../media/s3.ts'
import { newId } from '../random-id.ts'
import { toSend } from '../table/write.ts'
import type { Context } from '../verb.ts'
import { testContext } from './test-context.ts'

interface Owned {
  type: ImageType
  account_id: string
  owner_id: string
}

async function ownerOf(ctx: Context, owned: Owned): Promise<ImageOwner> {
  const owner = await readImageOwner(ctx, owned)
  if (!owner) throw new Error('The owner of the picture is gone.')
  return owner
}

/** Gives an event or an organizer a picture that pages show. */
export async function addPicture(ctx: Context, owned: Owned, bytes: Uint8Array): Promise<void> {
  const image_id = newId('image')
  const file = { bytes, media_type: 'image/jpeg', file_name: image_id }
  await writePrivateObject(uploadKey(owned.owner_id, image_id), file)
  await storeImage(await ownerOf(ctx, owned), { image_id, bytes })
  await makeVariants(testContext(), toSend(imageStored, { ...owned, image_id }))
}

/** What the queue does with the pictures of an owner that no page shows yet. */
export async function decodePictures(ctx: Context, owned: Owned): Promise<void> {
  for (const { id, type, variants } of (await ownerOf(ctx, owned)).images)
    if (!variants && type === owned.type)
      await makeVariants(testContext(), toSend(imageStored, { ...owned, image_id: id }))
}
