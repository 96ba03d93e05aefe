import type { Message } from '@foyer/contracts/message'
import { orderCounted } from '@foyer/contracts/order/order-messages'
import { toSend } from '../table/outbox.ts'
import type { OrderItem } from './order-entity.ts'
import { isListed } from './order-row.ts'

/**
 * The messages of a write, with what it does to the length of the organizer's list: said here, for every write, so that
 * no verb can forget it (docs/decisions/0009). A write that is counted anyway says it in that message.
 */
export function countListed(
  before: OrderItem | null,
  after: OrderItem,
  messages: readonly (Message | undefined)[],
): (Message | undefined)[] {
  const orders_listed = Number(isListed(after)) - Number(before !== null && isListed(before))
  if (orders_listed === 0) return [...messages]
  const counted = messages.find((message) => message?.name === orderCounted.name)
  if (!counted) return [...messages, toSend(orderCounted, { ...listChange(after), orders_listed })]
  return messages.map((message) =>
    message === counted ? { ...counted, payload: { ...counted.payload, orders_listed } } : message,
  )
}

function listChange({ event_id }: OrderItem) {
  const sums = { orders: 0, tickets: 0, gross: 0, tax: 0, fee: 0, refunded: 0 }
  return { event_id, date: null, ...sums, attendees_listed: 0 }
}
