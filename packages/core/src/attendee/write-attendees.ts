import type { GiveOrderDetailsBody } from '@foyer/contracts/order/order'
import { type Context, ttlAfterDays } from '../context.ts'
import { newListShard } from '../list/list-shard.ts'
import type { OrderItem, OrderSlot } from '../order/order-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { AttendeeEntity, type AttendeeItem } from './attendee-entity.ts'

const orphanDays = 40

/**
 * Writes an order's named attendees as RESERVED and unlisted, before the order itself is written: the completed order
 * makes them active, and those of an order that never completes vanish by TTL. Naming them again replaces them; an
 * attendee that is past RESERVED is left alone, so that a late retry cannot undo a completed order. An order's slots stand in
 * the order of its lines.
 */
export async function writeAttendees(
  ctx: Context,
  order: OrderItem,
  people: GiveOrderDetailsBody['attendees'],
): Promise<void> {
  const named = new Map(people.map((person) => [person.short_id, person]))
  const prices = order.lines.flatMap(({ price_id, quantity }) => Array<string>(quantity).fill(price_id))
  const ttl = ttlAfterDays(ctx, orphanDays)
  await Promise.all(
    order.slots.flatMap((slot, index) => {
      const person = named.get(slot.short_id)
      const price_id = prices[index]
      if (!person || !price_id) return []
      return [writeReserved({ ...reservedAttendee(order, slot, person), price_id, ttl })]
    }),
  )
}

async function writeReserved(attendee: AttendeeItem): Promise<void> {
  try {
    await AttendeeEntity.put(attendee)
      .where(({ status }, { notExists, eq }) => `${notExists(status)} OR ${eq(status, 'RESERVED')}`)
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

function reservedAttendee(
  order: OrderItem,
  slot: OrderSlot,
  { first_name, last_name, email }: GiveOrderDetailsBody['attendees'][number],
): Omit<AttendeeItem, 'price_id'> {
  const { short_id: order_short_id, reference: order_reference, event_id, locale, created_at } = order
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
    notes: '',
    check_ins: {},
    created_at,
    version: 1,
    list_shard: newListShard(),
  }
}
