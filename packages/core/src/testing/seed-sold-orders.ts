import type { Answer } from '@foyer/contracts/question/answer'
import { AttendeeEntity, attendeeRow } from '../store/attendee/attendee-entity.ts'
import { reservedAttendee } from '../store/attendee/write-attendees.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import { orderRow } from '../store/order/order-row.ts'
import { soldOrder } from './mint-sold-order.ts'

interface Seed {
  event_id: string
  ticket_id: string
  orders: number
  /** What the attendee of that order answered. */
  answersOf?: (index: number) => Answer[]
  /** When all were created; else a minute apart. */
  created_at?: string
}

const wave = 250

/**
 * Many sold orders of one ticket each, with their active attendees, by batch writes: no messages, no statistics. Buyer and
 * holder of order n are buyer-n and holder-n at example.com.
 */
export async function seedSoldOrders({
  event_id,
  ticket_id,
  orders,
  answersOf,
  ...given
}: Seed): Promise<void> {
  for (let first = 0; first < orders; first += wave) {
    const length = Math.min(wave, orders - first)
    const sold = Array.from({ length }, (_, offset) => seeded(first + offset))
    await OrderEntity.put(sold.map(({ order }) => order)).go({ concurrency: 4 })
    await AttendeeEntity.put(sold.map(({ attendee }) => attendee)).go({ concurrency: 4 })
  }

  function seeded(index: number) {
    const { created_at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString() } = given
    const email = `buyer-${index}@example.com`
    const order = soldOrder({ event_id, ticket_id, email, created_at })
    const [slot] = order.slots
    if (!slot) throw new Error('The order has no slot.')
    const holder = {
      ...{ short_id: slot.short_id, first_name: `Holder ${index}`, last_name: 'Lovelace' },
      email: `holder-${index}@example.com`,
      answers: answersOf?.(index),
    }
    const attendee = { ...reservedAttendee(order, slot, holder), status: 'ACTIVE' as const }
    return {
      order: { ...order, row: orderRow(order) },
      attendee: { ...attendee, row: attendeeRow(attendee) },
    }
  }
}
