import {
  type Image,
  type ImageUpload,
  type imageMediaTypes,
  isShowable,
  maxImageBytes,
} from '@foyer/contracts/image/image'
import type * as endpoints from '@foyer/contracts/image/image-endpoints'
import { imageStored } from '@foyer/contracts/image/image-messages'
import { authorize } from '../authorize.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { imageFiles, uploadKey } from '../media/image-key.ts'
import { requireOrganizer } from '../organizer/read-organizers.ts'
import { newId, newLinkId } from '../random-id.ts'
import { imagesOf } from '../store/event/event-entity.ts'
import { toSend } from '../table/write.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { eventImageOwner, type ImageOwner, logoOwner } from './image-owner.ts'
import { inspectImage } from './inspect-image.ts'

/** Where and how the browser may send an event's cover or banner within ten minutes. */
export async function startImageUpload(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.startImageUpload>,
): Promise<ImageUpload> {
  const { id } = await requireEvent(ctx, params.event_id)
  return presignImage(id, body.media_type)
}

/** Where and how the browser may send an organizer's logo within ten minutes. */
export async function startLogoUpload(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.startLogoUpload>,
): Promise<ImageUpload> {
  authorize(ctx, 'organizer.manage')
  const { id } = await requireOrganizer(ctx, params.organizer_id)
  return presignImage(id, body.media_type)
}

const uploadSeconds = 10 * 60

/** Where and how the browser may send an image of that owner within ten minutes. */
export async function presignImage(
  owner_id: string,
  media_type: (typeof imageMediaTypes)[number],
): Promise<ImageUpload> {
  const image_id = newId('image')
  const key = uploadKey(owner_id, image_id)
  const { presignUpload } = await import('../media/s3.ts')
  const upload = await presignUpload({ key, media_type, max_bytes: maxImageBytes, seconds: uploadSeconds })
  return { image_id, ...upload }
}

/** Makes an uploaded file the event's cover or banner. */
export async function confirmImageUpload(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.confirmImageUpload>,
): Promise<Image> {
  const event = await requireEvent(ctx, params.event_id)
  return confirmImage(eventImageOwner(ctx, event, query.type), params.image_id)
}

/** Makes an uploaded file the organizer's logo. */
export async function confirmLogoUpload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.confirmLogoUpload>,
): Promise<Image> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  return confirmImage(logoOwner(organizer), params.image_id)
}

/**
 * Checks a file that was uploaded to its presigned address and makes it its owner's image. A second confirmation
 * answers the same image.
 */
export async function confirmImage(owner: ImageOwner, image_id: string): Promise<Image> {
  const known = owner.images.find(({ id }) => id === image_id)
  if (known) return known
  const { readObject } = await import('../media/s3.ts')
  const bytes = await readObject(uploadKey(owner.id, image_id), maxImageBytes)
  if (bytes === null) throw new AppError('image.not_uploaded')
  if (bytes === 'too_large') throw new AppError('image.too_large')
  return storeImage(owner, { image_id, bytes })
}

/**
 * The specification's call (§7): the file itself as a form. Lambda takes some 4 MB this way; larger ones go by a presigned
 * upload.
 */
export async function uploadEventImage(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.uploadEventImage>,
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

/**
 * Checks a file by its bytes and makes it its owner's image of this type. The upload is never served. Once the queue has
 * made all sizes and formats of it, they replace the image on display (docs/decisions/0040).
 */
export async function storeImage(
  owner: ImageOwner,
  { image_id, bytes }: { image_id: string; bytes: Uint8Array },
): Promise<Image> {
  const image = await imageOf(owner, { image_id, bytes })
  await addImage(owner, image)
  return image
}

/** Makes an inspected upload its owner's image, unless it is already. `encode_at`: when the queue makes its sizes; left out: at once. */
export async function addImage(owner: ImageOwner, image: Image, encode_at?: string): Promise<void> {
  const { account_id, id: owner_id, type, images } = owner
  if (images.some(({ id }) => id === image.id)) return
  const message = toSend(imageStored, { type, account_id, owner_id, image_id: image.id }, encode_at)
  await owner.change((images) => {
    // Another copy of the message may have been first, and the queue with it.
    if (images.some(({ id }) => id === image.id)) return [...images]
    return [...images.filter((other) => other.type !== type || isShowable(other)), image]
  }, message)
}

/** An uploaded file as its owner's image, which no page shows before the queue has made its sizes. Errors: image.invalid, image.wrong_size. */
export async function imageOf(
  { id: owner_id, type }: Pick<ImageOwner, 'id' | 'type'>,
  { image_id, bytes }: { image_id: string; bytes: Uint8Array },
): Promise<Image> {
  const { width, height, extension } = await inspectImage(bytes, type)
  const url = `/media/${owner_id}/${newLinkId()}.${extension}`
  return { id: image_id, type, url, width, height, size_bytes: bytes.byteLength }
}

/** Images of an event. */
export async function listEventImages(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.listEventImages>,
): Promise<Image[]> {
  return imagesOf(await requireEvent(ctx, params.event_id))
}

/** Removes an image from its event, with its file. */
export async function deleteEventImage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteEventImage>,
): Promise<void> {
  const event = await requireEvent(ctx, params.event_id)
  const isBanner = event.banners?.some(({ id }) => id === params.image_id)
  const owner = eventImageOwner(ctx, event, isBanner ? 'EVENT_BANNER' : 'EVENT_COVER')
  await removeImage(owner, params.image_id)
}

/** Removes an organizer's logo, with its file. */
export async function deleteLogo(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteLogo>,
): Promise<void> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  await removeImage(logoOwner(organizer), params.image_id)
}

/** Removes an image from its owner and deletes its files. */
export async function removeImage(owner: ImageOwner, image_id: string): Promise<void> {
  const image = owner.images.find(({ id }) => id === image_id)
  if (!image) throw new AppError('image.not_found')
  let removed = image
  await owner.change((images) => {
    removed = images.find(({ id }) => id === image.id) ?? image
    return images.filter(({ id }) => id !== image.id)
  })
  const { deleteObject } = await import('../media/s3.ts')
  await Promise.all(imageFiles(removed).map(deleteObject))
}
