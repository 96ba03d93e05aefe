import type { Message } from '@foyer/contracts/message'
import { newMessages } from '@foyer/core/message/new-messages'
import { readPools } from '@foyer/core/pool/read-pools'
import { rebuildPools } from '@foyer/core/repair/rebuild-pools'
import { readAttendee } from '@foyer/core/store/attendee/attendee-entity'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { readEventTotals } from '@foyer/core/store/statistics/read-totals'
import { deliver } from './deliver.ts'
import type { TableStream } from './table-stream.ts'
import type { UnpaidOrder } from './unpaid-order.ts'

/** Every message that was written since the stream was last read. */
export async function messagesOn(stream: TableStream): Promise<Message[]> {
  return (await stream.readOn()).flatMap(({ dynamodb }) => newMessages(dynamodb))
}

/**
 * Delivers what was written, and what that causes, each message twice, until nothing more follows; what is due later
 * waits, mail stays unsent. Returns all messages.
 */
export async function deliverAll(stream: TableStream, first: Message[] = []): Promise<Message[]> {
  const all: Message[] = []
  for (
    let next = [...first, ...(await messagesOn(stream))];
    next.length > 0;
    next = await messagesOn(stream)
  ) {
    all.push(...next)
    const due = next.filter(({ queue, deliver_at }) => queue !== 'email' && !isLater(deliver_at))
    for (const message of [...due, ...due]) await deliver(message)
  }
  return all
}

function isLater(deliver_at: string | undefined): boolean {
  return deliver_at !== undefined && Date.parse(deliver_at) > Date.now()
}

/** How often the order's completion was announced to each recipient. */
function saidOf(messages: readonly Message[], name: string, order_short_id: string): number {
  return messages.filter((each) => each.name === name && each.payload.order_short_id === order_short_id)
    .length
}

/** Each thing that happened to an order happened once: in its pools, the sums, its attendees and its emails. */
export async function contradictionsOf(scene: UnpaidOrder, messages: readonly Message[]): Promise<string[]> {
  const order = await readOrder(scene.order_short_id)
  const sold = order.status === 'COMPLETED' ? scene.quantity : 0
  const orders = sold > 0 ? 1 : 0
  const received = order.payment_status === 'PAYMENT_RECEIVED' ? scene.total : 0
  const pool = (await readPools([scene.pool])).get(scene.pool.pool_id)
  const totals = await readEventTotals(scene.event_id)
  const attendees = await Promise.all(order.slots.map(({ short_id }) => readAttendee(short_id)))
  const facts = {
    'tickets sold': [pool?.sold, sold],
    'tickets in all': [(pool?.free ?? 0) + (pool?.held ?? 0) + (pool?.sold ?? 0), scene.size],
    'counts below zero': [Object.values(pool ?? {}).filter((count) => count < 0).length, 0],
    'orders in the sums': [totals.orders, orders],
    'tickets in the sums': [totals.tickets, sold],
    // A payment that came too late is counted, and so is its refund (F31).
    'money in the sums': [totals.gross, received],
    'money given back in the sums': [totals.refunded, order.refunded_total],
    'active attendees': [attendees.filter((each) => each?.status === 'ACTIVE').length, sold],
    confirmations: [saidOf(messages, 'orderConfirmationDue', scene.order_short_id), orders],
    // The buyer holds them all: they come with the confirmation (docs/decisions/0040).
    'tickets mailed apart': [messages.filter(({ name }) => name === 'ticketEmailDue').length, 0],
    'pools that the orders contradict': [(await rebuildPools(scene.event_id)).length, 0],
  }
  return Object.entries(facts)
    .filter(([, [is, ought]]) => is !== ought)
    .map(([what, [is, ought]]) => `${what}: ${is} instead of ${ought}, the order being ${order.status}.`)
}
