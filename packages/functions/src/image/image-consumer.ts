import { imageStored } from '@foyer/contracts/image/image-messages'
import { makeVariants } from '@foyer/core/image/make-variants'
import { consumer } from '../queue/consumer.ts'

/** Decodes images and makes all sizes and formats: the only function with sharp. */
export const handler = consumer({ messages: [imageStored], handle: makeVariants })
