import { availabilityDue } from '@foyer/contracts/event/availability-messages'
import { promoCodesUsed } from '@foyer/contracts/promo-code/promo-code-messages'
import { refreshAvailability } from '@foyer/core/availability/refresh-availability'
import { isDue, sendEarlyAgain } from '@foyer/core/message/send-messages'
import { countUses } from '@foyer/core/promo-code/count-uses'
import { consumer } from '../queue/consumer.ts'

/** Counts what is left of an event for its pages, at most once a second, and how often its promo codes are used. */
export const handler = consumer({
  messages: [availabilityDue, promoCodesUsed],
  handle: async (ctx, message) => {
    if (message.name === promoCodesUsed.name)
      return countUses(message.payload.event_id, message.payload.promo_code_ids)
    if (isDue(message, ctx.now)) return refreshAvailability(ctx, message.payload)
    await sendEarlyAgain(message)
  },
})
