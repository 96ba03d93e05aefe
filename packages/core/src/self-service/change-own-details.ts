import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { orderAttendeesChanged, orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import type * as endpoints from '@foyer/contracts/self-service/self-service-endpoints'
import { addressChangedNoticeDue } from '@foyer/contracts/self-service/self-service-messages'
import { changeAttendee } from '../attendee/change-attendee.ts'
import { requireTicket, toPublicAttendee } from '../attendee/get-public-attendee.ts'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { requireNameKept } from '../event-graph/require-name-kept.ts'
import { isPaidAtStripe } from '../mail/mail-bounds.ts'
import { movesPerRecipient, movesPerTicket } from '../mail/mail-rates.ts'
import { toPublicOrder } from '../order/get-public-order.ts'
import { withMoment } from '../order-state/order-states.ts'
import { canChangeUntil } from '../order-state/own-terms.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { type FormerAddress, type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { AppError, type Context, isAppError, nowInstant, type ParsedInput } from '../verb.ts'

/** How often the details of one order or ticket are changed by link: each writes its timeline and moves its wallet passes. */
const changesPerLink: RateLimit = { name: 'own_change', most: 20, seconds: 24 * 60 * 60 }

type Person = Pick<OrderItem, 'first_name' | 'last_name' | 'email'>

/**
 * Corrects the buyer of a completed order (docs/decisions/0089). Tickets that stand under the buyer's former name or address follow; a new address
 * gets the confirmation with them, and the former one is told. Takes no stock (F12). Errors: order.not_completed, order.not_changeable,
 * request.invalid for a missing name, request.too_many.
 */
export async function changeOwnOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.changeOwnOrder>,
): Promise<PublicOrder> {
  const { order_short_id } = params
  const read = await readOrder(order_short_id)
  if (read.status !== 'COMPLETED') throw new AppError('order.not_completed')
  const next = await allowed(ctx, order_short_id, read, { order: read, body })
  if (isSame(read, next)) return toPublicOrder(ctx, read)
  // Before the order: a crash in between is mended by the same request, which still finds the former details there.
  for (const { short_id, passed } of read.slots) if (!passed) await follow(short_id, read, next)
  return untilWritten(async () => {
    const order = await readOrder(order_short_id)
    if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
    const isMoved = next.email !== order.email
    const changed = { ...order, ...next, ...(isMoved ? leftAddress(ctx, order) : {}) }
    const after = withMoment(ctx, changed, 'CHANGED_BY_BUYER')
    const messages = [
      toSend(orderAttendeesChanged, { order_short_id }),
      ...(isMoved
        ? [
            toSend(orderConfirmationDue, { order_short_id, is_counted: isPaidAtStripe(order) }),
            toSend(addressChangedNoticeDue, {
              order_short_id,
              attendee_short_id: null,
              changed_at: nowInstant(ctx),
            }),
          ]
        : []),
      auditedOrder(ctx, 'order.changed_by_buyer', order),
    ]
    return (await writeOrder({ before: order, after, messages })) === 'written'
      ? toPublicOrder(ctx, after)
      : 'lost'
  })
}

/** A ticket in the buyer's own name, at the buyer's own address, is the buyer's under the new ones as well. */
async function follow(short_id: string, before: Person, next: Person): Promise<void> {
  try {
    await changeAttendee(short_id, (attendee) => {
      if (attendee.email !== before.email) return null
      const isBuyers = attendee.first_name === before.first_name && attendee.last_name === before.last_name
      return { set: isBuyers ? next : { email: next.email } }
    })
  } catch (error) {
    // Its new holder's name is not the buyer's to change.
    if (!isAppError(error, 'attendee.passed_on')) throw error
  }
}

/**
 * Corrects the holder of a valid ticket. A new address gets the ticket, and the former one is told. The code stays: who should lose it passes the
 * ticket on. Errors: attendee.not_found, .passed_on, .cancelled; order.not_changeable; request.invalid, request.too_many.
 */
export async function changeOwnTicket(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.changeOwnTicket>,
): Promise<PublicAttendee> {
  const { attendee_short_id } = params
  const { attendee, graph } = await requireTicket(attendee_short_id)
  if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled')
  const { order_short_id } = attendee
  const order = await readOrder(order_short_id)
  const next = await allowed(ctx, attendee_short_id, attendee, { order, body })
  if (isSame(attendee, next)) return toPublicAttendee(ctx, attendee, graph)
  const changed = await changeAttendee(attendee_short_id, (current) => {
    if (current.status === 'CANCELLED') throw new AppError('attendee.cancelled')
    if (next.email === current.email) return { set: next }
    const changed_at = nowInstant(ctx)
    const messages = [
      toSend(orderAttendeesChanged, { order_short_id }),
      toSend(ticketEmailDue, { attendee_short_id }),
      toSend(addressChangedNoticeDue, { order_short_id, attendee_short_id, changed_at }),
    ]
    return { set: { ...next, ...leftAddress(ctx, current) }, messages }
  })
  await noteInOrder(ctx, order_short_id)
  return toPublicAttendee(ctx, changed, graph)
}

/** So the organizer sees it in the order's timeline. */
async function noteInOrder(ctx: Context, order_short_id: string): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(order_short_id)
    const after = withMoment(ctx, order, 'TICKET_CHANGED_BY_HOLDER')
    const messages = [auditedOrder(ctx, 'order.changed_by_buyer', order)]
    return writeOrder({ before: order, after, messages })
  })
}

/** The details as they would be, where the event allows the change and it is not tried too often. */
async function allowed(
  ctx: Context,
  short_id: string,
  before: Person & { event_id: string },
  { order, body }: { order: OrderItem; body: ParsedInput<typeof endpoints.changeOwnOrder>['body'] },
): Promise<Person> {
  requireChangeable(ctx, order, await readEventGraph(order.event_id))
  const { first_name, last_name, email = before.email } = body
  const next = { first_name, last_name, email }
  await requireNameKept(before, next)
  if (isSame(before, next)) return next
  await takeRate(ctx, changesPerLink, short_id)
  if (email !== before.email) {
    await takeRate(ctx, movesPerTicket, short_id)
    await takeRate(ctx, movesPerRecipient, addressHash(email))
  }
  return next
}

function requireChangeable(ctx: Context, order: OrderItem, graph: EventGraph | null): void {
  if (!graph) throw new AppError('event.not_found')
  if (!canChangeUntil(ctx, order, graph)) throw new AppError('order.not_changeable')
}

function isSame(before: Person, next: Person): boolean {
  return (
    before.first_name === next.first_name &&
    before.last_name === next.last_name &&
    before.email === next.email
  )
}

/** How many are kept; a day allows three. */
const mostAddresses = 10

function leftAddress(
  ctx: Context,
  { email, former_addresses = [] }: Pick<OrderItem | AttendeeItem, 'email' | 'former_addresses'>,
): { former_addresses: FormerAddress[] } {
  const left = { email, changed_at: nowInstant(ctx) }
  return { former_addresses: [...former_addresses, left].slice(-mostAddresses) }
}
