import { availabilityDue } from '@foyer/contracts/event/availability-messages'
import { refreshAvailability } from '@foyer/core/availability/refresh-availability'
import { isDue, sendEarlyAgain } from '@foyer/core/message/send-messages'
import { consumer } from '../queue/consumer.ts'

/** Counts what is left of an event for its pages, at most once a second. */
export const handler = consumer({
  messages: [availabilityDue],
  handle: async (ctx, message) => {
    if (isDue(message, ctx.now)) return refreshAvailability(ctx, message.payload)
    await sendEarlyAgain(message)
  },
})
