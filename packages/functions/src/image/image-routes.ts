import * as endpoints from '@foyer/contracts/image/image-endpoints'
import { confirmImageUpload } from '@foyer/core/image/confirm-image-upload'
import { deleteEventImage } from '@foyer/core/image/delete-event-image'
import { listEventImages } from '@foyer/core/image/list-event-images'
import { startImageUpload } from '@foyer/core/image/start-image-upload'
import { uploadEventImage } from '@foyer/core/image/upload-event-image'
import { mount } from '../http/mount.ts'

export const imageRoutes = [
  mount(endpoints.listEventImages, listEventImages),
  mount(endpoints.uploadEventImage, uploadEventImage),
  mount(endpoints.startImageUpload, startImageUpload),
  mount(endpoints.confirmImageUpload, confirmImageUpload),
  mount(endpoints.deleteEventImage, deleteEventImage),
]
