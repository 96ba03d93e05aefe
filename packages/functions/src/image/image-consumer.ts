import { imageOriginalDue, imageStored } from '@foyer/contracts/image/image-messages'
import { deleteOriginal } from '@foyer/core/image/delete-original'
import { makeVariants } from '@foyer/core/image/make-variants'
import { consumer } from '../queue/consumer.ts'

/** Makes images in all sizes and formats: the only function that brings sharp along. */
export const handler = consumer({
  messages: [imageStored, imageOriginalDue],
  handle: (ctx, message) =>
    message.name === 'imageStored' ? makeVariants(ctx, message) : deleteOriginal(ctx, message),
})
