import type { MessageRecipients } from '@foyer/contracts/event-message/event-message'
import type { countMessageRecipients as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import { readPresentHolder } from '../attendee/passing-on.ts'
import { checkTickets } from '../check-in-list/write-check-in-list.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { sameAddress } from '../store/email/sent-email-entity.ts'
import { asBuyer, asHolder, type MessageRecipient } from '../store/event-message/event-message-entity.ts'
import { readOrderOfEvent, readOrdersNow } from '../store/order/order-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { findMissed } from './find-missed.ts'
import {
  eachBuyer,
  eachValid,
  keptLists,
  type PeopleLists,
  storedLists,
  validOrders,
} from './people-lists.ts'

/** How many addresses a message would go to; zero is not an error. */
export async function countMessageRecipients(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<{ total: number }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return { total: (await findRecipients(params.event_id, body, keptLists)).length }
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
  lists: PeopleLists = storedLists,
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
  { lists, add }: { lists: PeopleLists; add: Add },
): Promise<void> {
  switch (to.recipient_group) {
    case 'EVERYONE': {
      const orders = await validOrders(event_id, lists, (holder) => add(asHolder(holder)))
      return eachBuyer(event_id, orders, { lists, each: (order) => add(asBuyer(order)) })
    }
    case 'TICKET_HOLDERS': {
      const ticketIds = new Set(to.ticket_ids)
      return eachValid(event_id, lists, (holder) => {
        if (ticketIds.has(holder.ticket_id)) add(asHolder(holder))
      })
    }
    case 'ORDER_OWNERS':
      return eachBuyer(event_id, await validOrders(event_id, lists), {
        lists,
        each: (order) => add(asBuyer(order)),
      })
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
