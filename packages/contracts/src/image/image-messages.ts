import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'
import { imageTypes } from './image.ts'

/** Whose image: `owner_id` is the event's or the organizer's, as its type says. */
const imagePayload = z.object({
  type: z.enum(imageTypes),
  account_id: id('account'),
  owner_id: z.union([id('event'), id('organizer')]),
  image_id: id('image'),
})

/** An image was stored as it was uploaded: it is to be made in all sizes and formats. */
export const imageStored = message({ name: 'imageStored', queue: 'image', payload: imagePayload })

/** Its variants are there, and no page that is kept anywhere shows the uploaded file any more: it goes. */
export const imageOriginalDue = message({
  name: 'imageOriginalDue',
  queue: 'image',
  payload: z.object({ url: z.string().startsWith('/media/') }),
})
