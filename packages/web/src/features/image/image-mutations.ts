import { imageMediaTypes } from '@foyer/contracts/image/image'
import {
  confirmImageUpload,
  deleteEventImage,
  startImageUpload,
} from '@foyer/contracts/image/image-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { eventKey } from '../../lib/event-key.ts'
import { uploadFile } from '../../lib/upload-file.ts'

interface CoverFile {
  file: File
  onProgress: (share: number) => void
}

/** Asks for an upload, sends the file straight to storage, then lets the server check it and make it the cover. */
export function useUploadCover(event_id: string) {
  const refresh = useRefreshEvent(event_id)
  return useMutation({
    mutationFn: async ({ file, onProgress }: CoverFile) => {
      const media_type = imageMediaTypes.find((type) => type === file.type) ?? 'image/jpeg'
      const body = { type: 'EVENT_COVER' as const, media_type, size_bytes: file.size }
      const { data: upload } = await call(startImageUpload, { params: { event_id }, body })
      await uploadFile(upload, file, onProgress)
      const params = { event_id, image_id: upload.image_id }
      return (await call(confirmImageUpload, { params })).data
    },
    onSuccess: refresh,
    meta: { isErrorShownInPlace: true },
  })
}

export function useDeleteImage(event_id: string) {
  const refresh = useRefreshEvent(event_id)
  return useMutation({
    mutationFn: (image_id: string) => call(deleteEventImage, { params: { event_id, image_id } }),
    onSuccess: refresh,
  })
}

/** The event carries its images, in lists too. */
function useRefreshEvent(event_id: string) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: eventKey(event_id), exact: true }),
      client.invalidateQueries({ queryKey: ['events'] }),
    ])
}
