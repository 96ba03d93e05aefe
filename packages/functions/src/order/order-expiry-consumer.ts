import '../parameters.ts'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { expireOrder } from '@foyer/core/hold/expire-order'
import { isDue, sendEarlyAgain } from '@foyer/core/message/send-messages'
import { consumer } from '../queue/consumer.ts'

/** Ends holds when their time comes. SQS delays by at most 15 minutes, so an early message is sent again. */
export const handler = consumer({
  messages: [orderExpiryDue],
  handle: async (ctx, message) => {
    if (isDue(message, ctx.now)) {
      await expireOrder(ctx, message.payload.order_short_id)
      return
    }
    await sendEarlyAgain(message)
  },
})
