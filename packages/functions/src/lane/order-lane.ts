import { handler as availability } from '../availability/availability-consumer.ts'
import { handler as changeLog } from '../change-log/change-log-consumer.ts'
import { handler as orderExpiry } from '../order/order-expiry-consumer.ts'
import { handler as payment } from '../payment/payment-consumer.ts'
import { handler as webhook } from '../webhook/webhook-consumer.ts'
import { lane } from './lane.ts'

/** Handles an order's money and tickets, what is left after it, and the log of its changes, which webhooks are told of. */
export const handler = lane({
  payment,
  'order-expiry': orderExpiry,
  availability,
  'change-log': changeLog,
  webhook,
})
