import { handler as orderExpiry } from '../order/order-expiry-consumer.ts'
import { handler as payment } from '../payment/payment-consumer.ts'
import { lane } from './lane.ts'

/** What is about the money and the tickets of an order. */
export const handler = lane({ payment, 'order-expiry': orderExpiry })
