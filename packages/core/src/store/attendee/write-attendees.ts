import type { Answer } from '@foyer/contracts/question/answer'
import { isConditionRefused } from '../../table/write.ts'
import { type Context, ttlAfterDays } from '../../verb.ts'
import type { OrderItem, OrderSlot } from '../order/order-entity.ts'
import { AttendeeEntity, type AttendeeItem } from './attendee-entity.ts'

/** Longer than an expired order is kept, so that an order that can still be completed has its attendees. */
const orphanDays = 60

/** The holder of a ticket, and the answers about it. */
export interface TicketHolder {
  short_id: string
  first_name: string
  last_name: string
  email: string
  answers?: readonly Answer[] | undefined
  /** Of an imported ticket. */
  notes?: string
  codes?: string[]
}

/**
 * Writes an order's named attendees as RESERVED and unlisted, before the order itself. Completing the order activates
 * them; otherwise they are deleted by TTL. An attendee past RESERVED is left alone, so that a late retry cannot undo a
 * completed order. Slots follow the order's lines.
 */
export async function writeAttendees(
  ctx: Context,
  order: OrderItem,
  people: readonly TicketHolder[],
): Promise<AttendeeItem[]> {
  const named = new Map(people.map((person) => [person.short_id, person]))
  const ttl = ttlAfterDays(ctx, orphanDays)
  const mailed = mailedFirst(order, named)
  const written = await Promise.all(
    order.slots.flatMap((slot) => {
      const person = named.get(slot.short_id)
      const is_mailed_first = mailed.has(slot.short_id)
      return person ? [writeReserved({ ...reservedAttendee(order, slot, person), is_mailed_first, ttl })] : []
    }),
  )
  return written.flat()
}

/**
 * The tickets that get an email when the order is completed, each with all others for the same address. The buyer's own
 * come with the confirmation: one email per address and order (docs/product.md#safety).
 */
function mailedFirst(order: OrderItem, named: ReadonlyMap<string, TicketHolder>): Set<string> {
  const seen = new Set([order.email])
  const first = new Set<string>()
  for (const { short_id } of order.slots) {
    const { email = order.email } = named.get(short_id) ?? {}
    if (!seen.has(email)) first.add(short_id)
    seen.add(email)
  }
  return first
}

async function writeReserved(attendee: AttendeeItem): Promise<AttendeeItem[]> {
  try {
    await AttendeeEntity.put(attendee)
      .where(({ status }, { notExists, eq }) => `${notExists(status)} OR ${eq(status, 'RESERVED')}`)
      .go()
    return [attendee]
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    return []
  }
}

/** The attendee of an order's slot at the time when it was named. */
export function reservedAttendee(
  order: OrderItem,
  { is_cancelled: _isCancelled, ...slot }: OrderSlot,
  { first_name, last_name, email, answers = [], notes = '', codes }: TicketHolder,
): AttendeeItem {
  const {
    short_id: order_short_id,
    reference: order_reference,
    event_id,
    list_shard,
    locale,
    created_at,
  } = order
  return {
    ...slot,
    event_id,
    order_short_id,
    order_reference,
    first_name,
    last_name,
    email,
    locale,
    status: 'RESERVED',
    notes,
    ...(codes ? { codes } : {}),
    ...(answers.length > 0 ? { answers: [...answers] } : {}),
    check_ins: {},
    created_at,
    version: 1,
    list_shard,
  }
}
