import { imageStored } from '@foyer/contracts/image/image-messages'
import { makeVariants } from '@foyer/core/image/make-variants'
import { consumer } from '../queue/consumer.ts'

/** Decodes images and makes them in all sizes and formats: the only function that brings sharp along. */
export const handler = consumer({ messages: [imageStored], handle: makeVariants })
