import { isAddressLost } from '@foyer/contracts/email/email'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { asBuyer, asHolder, type MessageRecipient } from '../store/event-message/event-message-entity.ts'
import { type MessageMissItem, readMisses } from '../store/event-message/message-misses.ts'
import { readOrders } from '../store/order/order-entity.ts'
import { AppError } from '../verb.ts'
import { readEventMessage } from './event-messages.ts'

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
