import type { AttendeeStatus } from '@foyer/contracts/attendee/attendee'
import { isAddressLost } from '@foyer/contracts/email/email'
import type { MessageRecipients } from '@foyer/contracts/event-message/event-message'
import type { countMessageRecipients as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import {
  type eventMessageCreated,
  eventMessageDue,
} from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import type { OrderRow } from '@foyer/contracts/order/order'
import { attendeePartitions } from '../attendee/list-attendees.ts'
import { readPresentHolder } from '../attendee/passing-on.ts'
import { keptRows } from '../change-log/kept-lists.ts'
import { checkTickets } from '../check-in-list/write-check-in-list.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { eachPage } from '../list/list-rows.ts'
import { orderList } from '../order/list-orders.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { addressHash, sameAddress } from '../store/email/sent-email-entity.ts'
import {
  asBuyer,
  asHolder,
  EventMessageChunkEntity,
  type MessageRecipient,
} from '../store/event-message/event-message-entity.ts'
import { type MessageMissItem, readMisses } from '../store/event-message/message-misses.ts'
import { readOrderOfEvent, readOrders, readOrdersNow } from '../store/order/order-entity.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { AppError, type Context, type ParsedInput, ttlAfterDays } from '../verb.ts'
import { readEventMessage } from './event-messages.ts'

/** How many addresses a message would go to; zero is not an error. */
export async function countMessageRecipients(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<{ total: number }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return { total: (await findRecipients(params.event_id, body, keptLists)).length }
}

interface Holder {
  short_id: string
  order_short_id: string
  ticket_id: string
  email: string
  status: AttendeeStatus
}

/** Those of a message, which may be older than the choice of several orders. */
type WrittenRecipients = Omit<MessageRecipients, 'order_short_ids'> & {
  order_short_ids?: string[] | undefined
}

/**
 * The people that a message reaches now, each address once however it is written (docs/product.md#calls). Cancelled
 * tickets do not count, and neither does the buyer of an order with only cancelled tickets. Error: `order.not_found`
 * for another event's order, `message.not_found` for another event's message.
 */
export async function findRecipients(
  event_id: string,
  to: WrittenRecipients,
  lists: Lists = storedLists,
): Promise<MessageRecipient[]> {
  const byAddress = new Map<string, MessageRecipient>()
  const add: Add = (recipient) => {
    const address = sameAddress(recipient.email)
    if (recipient.email !== '' && !byAddress.has(address)) byAddress.set(address, recipient)
  }
  await eachCandidate(event_id, to, { lists, add })
  return [...byAddress.values()]
}

/** The same of a message that was written before: what it names may be gone, and then it reaches no one through that. */
export async function findPresentRecipients(
  event_id: string,
  to: WrittenRecipients,
): Promise<MessageRecipient[]> {
  try {
    return await findRecipients(event_id, to)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return []
    throw error
  }
}

/**
 * How many addresses a message would go to that somebody writes now. Errors: those of `findRecipients`; `ticket.required` for
 * another event's tickets; `message.no_recipients`, unless they may come later.
 */
export async function countRecipients(
  event_id: string,
  to: MessageRecipients,
  { mayBeNone }: { mayBeNone: boolean },
): Promise<number> {
  if (to.recipient_group === 'TICKET_HOLDERS') await checkTickets(event_id, to.ticket_ids)
  const { length } = await findRecipients(event_id, to)
  if (length === 0 && !mayBeNone) throw new AppError('message.no_recipients')
  return length
}

type Add = (recipient: MessageRecipient) => void

/** Row by row: of 100,000 people only what the message needs is in memory at once. */
async function eachCandidate(
  event_id: string,
  to: WrittenRecipients,
  { lists, add }: { lists: Lists; add: Add },
): Promise<void> {
  switch (to.recipient_group) {
    case 'EVERYONE': {
      const orders = await validOrders(event_id, lists, (holder) => add(asHolder(holder)))
      return eachBuyer(event_id, orders, { lists, add })
    }
    case 'TICKET_HOLDERS': {
      const ticketIds = new Set(to.ticket_ids)
      return eachValid(event_id, lists, (holder) => {
        if (ticketIds.has(holder.ticket_id)) add(asHolder(holder))
      })
    }
    case 'ORDER_OWNERS':
      return eachBuyer(event_id, await validOrders(event_id, lists), { lists, add })
    case 'ORDER': {
      const buyer = await oneBuyer(event_id, to.order_short_id ?? '')
      return buyer ? add(buyer) : undefined
    }
    case 'ORDERS':
      return (await chosenBuyers(event_id, to.order_short_ids ?? [])).forEach(add)
    case 'ATTENDEES': {
      const chosen = await Promise.all(to.attendee_short_ids.map(readPresentHolder))
      for (const attendee of chosen)
        if (attendee?.event_id === event_id && attendee.status === 'ACTIVE') add(asHolder(attendee))
      return
    }
    case 'MISSED':
      for (const recipient of await findMissed(event_id, to.missed_message_id ?? '')) add(recipient)
  }
}

/** Where an event's people come from, row by row. */
interface Lists {
  holders: (event_id: string, each: (holder: Holder) => void) => Promise<void>
  buyers: (event_id: string, each: (order: OrderRow) => void) => Promise<void>
}

/** The table: what a message is sent by. */
const storedLists: Lists = {
  holders: async (event_id, each) =>
    eachPage(await attendeePartitions(event_id), (rows) => rows.forEach(each)),
  buyers: async (event_id, each) =>
    eachPage((await orderList(event_id)).partitions, (rows) => rows.forEach(each)),
}

/** What the process keeps of a large event (docs/decisions/0093): enough to say how many they are. */
const keptLists: Lists = {
  async holders(event_id, each) {
    const kept = await keptRows<Holder>({ event_id, kind: 'attendee' })
    return kept ? kept.forEach(each) : storedLists.holders(event_id, each)
  },
  async buyers(event_id, each) {
    const kept = await keptRows<OrderRow>({ event_id, kind: 'order' })
    return kept ? kept.forEach(each) : storedLists.buyers(event_id, each)
  },
}

async function eachValid(
  event_id: string,
  { holders }: Lists,
  each: (holder: Holder) => void,
): Promise<void> {
  await holders(event_id, (holder) => {
    if (holder.status === 'ACTIVE') each(holder)
  })
}

/** The orders with a ticket that is valid; `each` is told of its holder. */
async function validOrders(
  event_id: string,
  lists: Lists,
  each?: (holder: Holder) => void,
): Promise<ReadonlySet<string>> {
  const orders = new Set<string>()
  await eachValid(event_id, lists, (holder) => {
    orders.add(holder.order_short_id)
    each?.(holder)
  })
  return orders
}

async function eachBuyer(
  event_id: string,
  orders: ReadonlySet<string>,
  { lists, add }: { lists: Lists; add: Add },
): Promise<void> {
  await lists.buyers(event_id, (order) => {
    if (orders.has(order.short_id)) add(asBuyer(order))
  })
}

async function oneBuyer(event_id: string, order_short_id: string): Promise<MessageRecipient | null> {
  const order = await readOrderOfEvent(event_id, order_short_id)
  return order.status === 'COMPLETED' ? asBuyer(order) : null
}

async function chosenBuyers(event_id: string, short_ids: readonly string[]): Promise<MessageRecipient[]> {
  const orders = await readOrdersNow(short_ids)
  return short_ids.flatMap((short_id) => {
    const order = orders.get(short_id)
    return order?.event_id === event_id && order.status === 'COMPLETED' ? asBuyer(order) : []
  })
}

/**
 * People that an earlier message of the event did not reach, at the addresses that they have now; without those with an
 * address that takes no mail and is still the same.
 */
export async function findMissed(event_id: string, message_id: string): Promise<MessageRecipient[]> {
  if (!(await readEventMessage({ event_id, message_id }))) throw new AppError('message.not_found')
  const misses = await readMisses(message_id)
  const [attendees, orders] = await Promise.all([
    readAttendees(misses.flatMap(({ attendee_short_id }) => attendee_short_id ?? [])),
    readOrders(misses.flatMap((miss) => (miss.attendee_short_id ? [] : miss.order_short_id))),
  ])
  return misses.flatMap((miss) => {
    const attendee = attendees.get(miss.attendee_short_id ?? '')
    const order = orders.get(miss.order_short_id)
    const found = miss.attendee_short_id
      ? attendee?.status === 'ACTIVE' && asHolder(attendee)
      : order?.status === 'COMPLETED' && asBuyer(order)
    return found && !isHopeless(miss, found.email) ? [found] : []
  })
}

function isHopeless(miss: MessageMissItem, email: string): boolean {
  return isAddressLost(miss) && addressHash(email) === miss.address_hash
}

const writesAtOnce = 10

/**
 * Divides a message's recipients into chunks, each of which asks for its own sending. May run again after being interrupted:
 * a chunk that is written stays as it is. Nothing happens when the message was stopped or deleted.
 */
export async function divideEventMessage(
  ctx: Context,
  { payload }: Message<typeof eventMessageCreated>,
): Promise<void> {
  const message = await readEventMessage(payload)
  if (!message || message.cancelled_at !== null) return
  const recipients = await findPresentRecipients(payload.event_id, message)
  const chunks = Map.groupBy(recipients, ({ email }) => chunkOf(email, message.chunk_count))
  for (let first = 0; first < message.chunk_count; first += writesAtOnce) {
    const length = Math.min(writesAtOnce, message.chunk_count - first)
    const numbers = Array.from({ length }, (_, index) => first + index)
    await Promise.all(numbers.map((chunk) => writeChunk(ctx, payload, chunk, chunks.get(chunk) ?? [])))
  }
}

async function writeChunk(
  ctx: Context,
  { event_id, message_id }: { event_id: string; message_id: string },
  chunk: number,
  recipients: MessageRecipient[],
): Promise<void> {
  try {
    await EventMessageChunkEntity.create({
      ...{ message_id, chunk, recipients },
      attempts: 0,
      round: 0,
      is_done: false,
      ttl: ttlAfterDays(ctx, 14),
      ...outbox(toSend(eventMessageDue, { event_id, message_id, chunk })),
    }).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

/** How many recipients a chunk has on average: few enough that stopping a message takes effect soon. */
const chunkSize = 25

/** Into how many chunks a number of addresses is divided. */
export function chunkCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / chunkSize))
}

/**
 * The chunk of an address, from 0: the same whenever it is asked for. So no address is in two, even if dividing was
 * interrupted and the people of the event have changed when it goes on.
 */
export function chunkOf(address: string, chunk_count: number): number {
  return Number.parseInt(addressHash(address).slice(0, 12), 16) % chunk_count
}
