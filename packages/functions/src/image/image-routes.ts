import * as endpoints from '@foyer/contracts/image/image-endpoints'
import { mount } from '../http/mount.ts'

// Few requests are about pictures: a function that starts does not read how.
const images = () => import('@foyer/core/image/images')

export const imageRoutes = [
  mount(endpoints.listEventImages, async (ctx, input) => (await images()).listEventImages(ctx, input)),
  mount(endpoints.uploadEventImage, async (ctx, input) => (await images()).uploadEventImage(ctx, input)),
  mount(endpoints.startImageUpload, async (ctx, input) => (await images()).startImageUpload(ctx, input)),
  mount(endpoints.confirmImageUpload, async (ctx, input) => (await images()).confirmImageUpload(ctx, input)),
  mount(endpoints.deleteEventImage, async (ctx, input) => (await images()).deleteEventImage(ctx, input)),
  mount(endpoints.startLogoUpload, async (ctx, input) => (await images()).startLogoUpload(ctx, input)),
  mount(endpoints.confirmLogoUpload, async (ctx, input) => (await images()).confirmLogoUpload(ctx, input)),
  mount(endpoints.deleteLogo, async (ctx, input) => (await images()).deleteLogo(ctx, input)),
]
