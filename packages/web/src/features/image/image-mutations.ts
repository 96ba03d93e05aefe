import {
  type EventImageType,
  type Image,
  type ImageUpload,
  imageMediaTypes,
} from '@foyer/contracts/image/image'
import {
  confirmImageUpload,
  confirmLogoUpload,
  deleteEventImage,
  deleteLogo,
  listEventImages,
  startImageUpload,
  startLogoUpload,
} from '@foyer/contracts/image/image-endpoints'
import { getOrganizer } from '@foyer/contracts/organizer/organizer-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { CallError } from '../../lib/api/call-error.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { organizerKey } from '../../lib/api/organizer-key.ts'
import { uploadFile } from '../../lib/image/upload-file.ts'

interface ImageFile {
  file: File
  onProgress: (share: number) => void
}

type Media = { media_type: (typeof imageMediaTypes)[number]; size_bytes: number }

/** A picture takes seconds. The page does not wait longer for a busy queue. */
const [tries, pauseMilliseconds] = [30, 1000]

interface ImageCalls {
  start: (media: Media) => Promise<{ data: ImageUpload }>
  confirm: (image_id: string) => Promise<{ data: Image }>
  read: () => Promise<readonly Image[]>
}

/**
 * Requests an upload, sends the file directly to storage, lets the server check it, and waits until it can be shown. A file that
 * could not be decoded fails like every other file that is not a picture.
 */
export async function sendImage(
  { file, onProgress }: ImageFile,
  { start, confirm, read }: ImageCalls,
): Promise<Image> {
  const media_type = imageMediaTypes.find((type) => type === file.type) ?? 'image/jpeg'
  const { data: upload } = await start({ media_type, size_bytes: file.size })
  await uploadFile(upload, file, onProgress)
  const { data: confirmed } = await confirm(upload.image_id)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const made = (await read()).find(({ id }) => id === confirmed.id)
    if (made?.is_refused) throw new CallError(422, { code: 'image.invalid', message: '' })
    if (!made || made.variants) return made ?? confirmed
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
  return confirmed
}

export function useUploadEventImage(event_id: string, type: EventImageType) {
  const refresh = useRefreshEvent()
  return useMutation({
    mutationFn: (image: ImageFile) => sendEventImage(event_id, type, image),
    onSuccess: () => refresh(event_id),
    meta: { isErrorShownInPlace: true },
  })
}

/** The event is an argument, because a new event's cover is sent as soon as the event exists. */
export function useUploadNewCover() {
  const refresh = useRefreshEvent()
  return useMutation({
    mutationFn: ({ event_id, ...cover }: ImageFile & { event_id: string }) =>
      sendEventImage(event_id, 'EVENT_COVER', cover),
    onSuccess: (_cover, { event_id }) => refresh(event_id),
    meta: { isErrorShownInPlace: true },
  })
}

function sendEventImage(event_id: string, type: EventImageType, image: ImageFile): Promise<Image> {
  return sendImage(image, {
    start: (media) => call(startImageUpload, { params: { event_id }, body: { type, ...media } }),
    confirm: (image_id) => call(confirmImageUpload, { params: { event_id, image_id }, query: { type } }),
    read: async () => (await call(listEventImages, { params: { event_id } })).data,
  })
}

export function useDeleteImage(event_id: string) {
  const refresh = useRefreshEvent()
  return useMutation({
    mutationFn: (image_id: string) => call(deleteEventImage, { params: { event_id, image_id } }),
    onSuccess: () => refresh(event_id),
  })
}

/** The organizer is an argument, because a new organizer's logo is sent as soon as the organizer exists. */
export function useUploadLogo() {
  const refresh = useRefreshOrganizer()
  return useMutation({
    mutationFn: ({ organizer_id, ...logo }: ImageFile & { organizer_id: string }) =>
      sendImage(logo, {
        start: (media) =>
          call(startLogoUpload, { params: { organizer_id }, body: { type: 'ORGANIZER_LOGO', ...media } }),
        confirm: (image_id) => call(confirmLogoUpload, { params: { organizer_id, image_id } }),
        read: async () => (await call(getOrganizer, { params: { organizer_id } })).data.images,
      }),
    onSuccess: (_logo, { organizer_id }) => refresh(organizer_id),
    meta: { isErrorShownInPlace: true },
  })
}

export function useDeleteLogo(organizer_id: string) {
  const refresh = useRefreshOrganizer()
  return useMutation({
    mutationFn: (image_id: string) => call(deleteLogo, { params: { organizer_id, image_id } }),
    onSuccess: () => refresh(organizer_id),
  })
}

/** Refreshes the event, which contains its images, in lists too. */
function useRefreshEvent() {
  const client = useQueryClient()
  return (event_id: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: eventKey(event_id), exact: true }),
      client.invalidateQueries({ queryKey: ['events'] }),
    ])
}

function useRefreshOrganizer() {
  const client = useQueryClient()
  return (organizer_id: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: organizerKey(organizer_id) }),
      client.invalidateQueries({ queryKey: ['organizers'] }),
    ])
}
