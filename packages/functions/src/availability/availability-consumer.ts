import { availabilityDue } from '@foyer/contracts/event/availability-messages'
import { refreshAvailability } from '@foyer/core/availability/refresh-availability'
import { isDue, sendMessages } from '@foyer/core/message/send-messages'
import { consumer } from '../queue/consumer.ts'

/** Counts what is left of an event for its pages, at most once a second. */
export const handler = consumer({
  messages: [availabilityDue],
  handle: async (ctx, message) => {
    if (isDue(message, ctx.now)) return refreshAvailability(ctx, message.payload)
    const failed = await sendMessages([message])
    if (failed.size > 0) throw new Error('An early message could not be sent again.')
  },
})
