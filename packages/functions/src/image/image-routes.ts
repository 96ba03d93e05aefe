import * as endpoints from '@foyer/contracts/image/image-endpoints'
import {
  confirmImageUpload,
  confirmLogoUpload,
  deleteEventImage,
  deleteLogo,
  listEventImages,
  startImageUpload,
  startLogoUpload,
  uploadEventImage,
} from '@foyer/core/image/images'
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
