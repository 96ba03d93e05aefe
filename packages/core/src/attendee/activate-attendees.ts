import { followOrder } from '../store/attendee/follow-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { untilWritten } from '../table/until-written.ts'
import { changeAttendee } from './change-attendee.ts'

const atOnce = 10

/**
 * Makes an order's attendees what the order's state says: COMPLETED → active, listed and sent their tickets; CANCELLED
 * → not admitted. Any number of times, at once or late, with the same end. Errors: order.not_found,
 * attendee.not_found.
 */
export async function activateAttendees(order_short_id: string): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(order_short_id)
    const slots = [...order.slots]
    while (slots.length > 0)
      await Promise.all(slots.splice(0, atOnce).map(({ short_id }) => activate(short_id, order)))
    // A process that changed the order meanwhile may have found nothing to do yet, so what was just done may be outdated.
    const { version } = await readOrder(order_short_id)
    return version === order.version ? 'written' : 'lost'
  })
}

async function activate(short_id: string, order: OrderItem): Promise<void> {
  await changeAttendee(short_id, (attendee) => followOrder(attendee, order))
}
