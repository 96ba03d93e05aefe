import * as endpoints from '@foyer/contracts/image/image-endpoints'
import { confirmImageUpload } from '@foyer/core/image/confirm-image-upload'
import { confirmLogoUpload } from '@foyer/core/image/confirm-logo-upload'
import { deleteEventImage } from '@foyer/core/image/delete-event-image'
import { deleteLogo } from '@foyer/core/image/delete-logo'
import { listEventImages } from '@foyer/core/image/list-event-images'
import { startImageUpload } from '@foyer/core/image/start-image-upload'
import { startLogoUpload } from '@foyer/core/image/start-logo-upload'
import { uploadEventImage } from '@foyer/core/image/upload-event-image'
import { mount } from '../http/mount.ts'

export const imageRoutes = [
  mount(endpoints.listEventImages, listEventImages),
  mount(endpoints.uploadEventImage, uploadEventImage),
  mount(endpoints.startImageUpload, startImageUpload),
  mount(endpoints.confirmImageUpload, confirmImageUpload),
  mount(endpoints.deleteEventImage, deleteEventImage),
  mount(endpoints.startLogoUpload, startLogoUpload),
  mount(endpoints.confirmLogoUpload, confirmLogoUpload),
  mount(endpoints.deleteLogo, deleteLogo),
]
