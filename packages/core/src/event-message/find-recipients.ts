import type { MessageRecipients } from '@foyer/contracts/event-message/event-message'
import { attendeePartitions } from '../attendee/attendee-partitions.ts'
import { orderList } from '../order/order-list.ts'
import { readAttendee } from '../store/attendee/read-attendee.ts'
import { addressHash } from '../store/email/address-hash.ts'
import { asBuyer, asHolder, type MessageRecipient } from '../store/event-message/message-recipient.ts'
import { readOrderOfEvent } from '../store/order/read-order.ts'
import { findMissed } from './find-missed.ts'

interface Holder {
  short_id: string
  order_short_id: string
  ticket_id: string
  email: string
}

/**
 * The people that a message reaches now, each address once however it is written (docs/product.md#calls). Cancelled tickets count for
 * nothing, and of an order with only cancelled tickets the buyer is left out too. Error: `order.not_found` for
 * another event's order, `message.not_found` for another event's message.
 */
export async function findRecipients(event_id: string, to: MessageRecipients): Promise<MessageRecipient[]> {
  const byAddress = new Map<string, MessageRecipient>()
  for (const recipient of await candidates(event_id, to)) {
    const address = addressHash(recipient.email)
    if (recipient.email !== '' && !byAddress.has(address)) byAddress.set(address, recipient)
  }
  return [...byAddress.values()]
}

async function candidates(event_id: string, to: MessageRecipients): Promise<MessageRecipient[]> {
  switch (to.recipient_group) {
    case 'EVERYONE': {
      const holders = await readHolders(event_id)
      return [...holders.map(asHolder), ...(await buyersOf(event_id, holders))]
    }
    case 'TICKET_HOLDERS': {
      const ticketIds = new Set(to.ticket_ids)
      return (await readHolders(event_id)).filter(({ ticket_id }) => ticketIds.has(ticket_id)).map(asHolder)
    }
    case 'ORDER_OWNERS':
      return buyersOf(event_id, await readHolders(event_id))
    case 'ORDER':
      return oneBuyer(event_id, to.order_short_id ?? '')
    case 'ATTENDEES': {
      const chosen = await Promise.all(to.attendee_short_ids.map(readAttendee))
      return chosen
        .filter((attendee) => attendee?.event_id === event_id && attendee.status === 'ACTIVE')
        .flatMap((attendee) => (attendee ? asHolder(attendee) : []))
    }
    case 'MISSED':
      return findMissed(event_id, to.missed_message_id ?? '')
  }
}

/** Holders of valid tickets. */
async function readHolders(event_id: string): Promise<Holder[]> {
  const partitions = await attendeePartitions(event_id)
  const rows = await Promise.all(partitions.map((readRows) => readRows()))
  return rows.flat().filter(({ status }) => status === 'ACTIVE')
}

async function buyersOf(event_id: string, holders: readonly Holder[]): Promise<MessageRecipient[]> {
  const valid = new Set(holders.map(({ order_short_id }) => order_short_id))
  const { partitions } = await orderList(event_id)
  const rows = await Promise.all(partitions.map((readRows) => readRows()))
  return rows
    .flat()
    .filter(({ short_id }) => valid.has(short_id))
    .map(asBuyer)
}

async function oneBuyer(event_id: string, order_short_id: string): Promise<MessageRecipient[]> {
  const order = await readOrderOfEvent(event_id, order_short_id)
  return order.status === 'COMPLETED' ? [asBuyer(order)] : []
}
