import * as endpoints from '@foyer/contracts/image/image-endpoints'
import { mount } from '../http/mount.ts'

// Few requests are about pictures: a function that starts does not read how.
export const imageRoutes = [
  mount(endpoints.listEventImages, async (ctx, input) => {
    const { listEventImages } = await import('@foyer/core/image/images')
    return listEventImages(ctx, input)
  }),
  mount(endpoints.uploadEventImage, async (ctx, input) => {
    const { uploadEventImage } = await import('@foyer/core/image/images')
    return uploadEventImage(ctx, input)
  }),
  mount(endpoints.startImageUpload, async (ctx, input) => {
    const { startImageUpload } = await import('@foyer/core/image/images')
    return startImageUpload(ctx, input)
  }),
  mount(endpoints.confirmImageUpload, async (ctx, input) => {
    const { confirmImageUpload } = await import('@foyer/core/image/images')
    return confirmImageUpload(ctx, input)
  }),
  mount(endpoints.deleteEventImage, async (ctx, input) => {
    const { deleteEventImage } = await import('@foyer/core/image/images')
    return deleteEventImage(ctx, input)
  }),
  mount(endpoints.startLogoUpload, async (ctx, input) => {
    const { startLogoUpload } = await import('@foyer/core/image/images')
    return startLogoUpload(ctx, input)
  }),
  mount(endpoints.confirmLogoUpload, async (ctx, input) => {
    const { confirmLogoUpload } = await import('@foyer/core/image/images')
    return confirmLogoUpload(ctx, input)
  }),
  mount(endpoints.deleteLogo, async (ctx, input) => {
    const { deleteLogo } = await import('@foyer/core/image/images')
    return deleteLogo(ctx, input)
  }),
]
