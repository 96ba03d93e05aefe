import { checkInCounted } from '@foyer/contracts/attendee/attendee-messages'
import { orderCounted } from '@foyer/contracts/order/order-messages'
import { countCheckIn } from '@foyer/core/statistics/count-check-in'
import { countOrder } from '@foyer/core/statistics/count-order'
import { consumer } from '../queue/consumer.ts'

/** Counts what orders and doors report, each message once. */
export const handler = consumer({
  messages: [orderCounted, checkInCounted],
  handle: (ctx, message) =>
    message.name === 'orderCounted' ? countOrder(ctx, message) : countCheckIn(ctx, message),
})
