import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'
import { imageTypes } from './image.ts'

/** `owner_id` is the event's or the organizer's, as its type says. */
const imagePayload = z.object({
  type: z.enum(imageTypes),
  account_id: id('account'),
  owner_id: z.union([id('event'), id('organizer')]),
  image_id: id('image'),
})

/** An upload was confirmed and has to be decoded into all sizes and formats. */
export const imageStored = message({ name: 'imageStored', queue: 'image', payload: imagePayload })
