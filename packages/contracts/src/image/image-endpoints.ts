import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import {
  eventImageType,
  image,
  imageUpload,
  startImageUploadBody,
  startLogoUploadBody,
  uploadEventImageBody,
} from './image.ts'

const params = z.object({ event_id: id('event') })
const imageParams = z.object({ event_id: id('event'), image_id: id('image') })
const logoParams = z.object({ organizer_id: id('organizer'), image_id: id('image') })

export const listEventImages = endpoint({
  name: 'listEventImages',
  summary: 'Images of an event',
  method: 'GET',
  path: '/events/:event_id/images',
  access: 'event.manage',
  params,
  response: dataOf(z.array(image)),
})

export const uploadEventImage = endpoint({
  name: 'uploadEventImage',
  summary: 'Send an image as a form; images above 4 MB need a presigned upload',
  method: 'POST',
  path: '/events/:event_id/images',
  access: 'event.manage',
  params,
  body: uploadEventImageBody,
  encoding: 'form',
  response: dataOf(image),
  status: 201,
  refusals: ['image.invalid', 'image.wrong_size', 'organizer.not_found'],
})

export const startImageUpload = endpoint({
  name: 'startImageUpload',
  summary: 'Request a presigned upload; send the file there, then confirm',
  method: 'POST',
  path: '/events/:event_id/images/uploads',
  access: 'event.manage',
  params,
  body: startImageUploadBody,
  response: dataOf(imageUpload),
  status: 201,
  holds_secret: true,
})

export const confirmImageUpload = endpoint({
  name: 'confirmImageUpload',
  summary: 'Check the uploaded file and make it the event’s cover or, as `type` says, its banner',
  method: 'POST',
  path: '/events/:event_id/images/:image_id/confirmation',
  access: 'event.manage',
  params: imageParams,
  query: z.strictObject({ type: eventImageType.default('EVENT_COVER') }),
  response: dataOf(image),
  refusals: [
    'image.invalid',
    'image.not_uploaded',
    'image.too_large',
    'image.wrong_size',
    'organizer.not_found',
  ],
})

export const deleteEventImage = endpoint({
  name: 'deleteEventImage',
  summary: 'Remove an image',
  method: 'DELETE',
  path: '/events/:event_id/images/:image_id',
  access: 'event.manage',
  params: imageParams,
  refusals: ['organizer.not_found'],
})

export const startLogoUpload = endpoint({
  name: 'startLogoUpload',
  summary: 'Request a presigned upload of an organizer’s logo; send the file there, then confirm',
  method: 'POST',
  path: '/organizers/:organizer_id/images/uploads',
  access: 'organizer.manage',
  params: z.object({ organizer_id: id('organizer') }),
  body: startLogoUploadBody,
  response: dataOf(imageUpload),
  status: 201,
  holds_secret: true,
})

export const confirmLogoUpload = endpoint({
  name: 'confirmLogoUpload',
  summary: 'Check the uploaded file and make it the organizer’s logo',
  method: 'POST',
  path: '/organizers/:organizer_id/images/:image_id/confirmation',
  access: 'organizer.manage',
  params: logoParams,
  response: dataOf(image),
  refusals: ['image.invalid', 'image.not_uploaded', 'image.too_large', 'image.wrong_size'],
})

export const deleteLogo = endpoint({
  name: 'deleteLogo',
  summary: 'Remove an organizer’s logo',
  method: 'DELETE',
  path: '/organizers/:organizer_id/images/:image_id',
  access: 'organizer.manage',
  params: logoParams,
})
