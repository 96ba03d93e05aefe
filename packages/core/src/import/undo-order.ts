import { cancelledOrder } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { endedClaim, ImportClaimEntity, type ImportClaimItem } from '../store/import/import-claim-entity.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import type { Context } from '../verb.ts'
import { printOf } from './imported-order.ts'

/** The version that an order has as its import wrote it. */
const untouchedVersion = 1

/**
 * Cancels an order that an import made and gives up its claim, in one write, unless somebody changed it since: its places are free again. No mail
 * goes out. Answers whether it was undone; asked again, it was.
 */
export async function undoOrder(ctx: Context, claim: ImportClaimItem): Promise<boolean> {
  const { order_short_id: short_id } = claim
  return untilWritten(async () => {
    const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
    // Canceled by its organizer: nothing of it is left to undo.
    if (!order || order.status === 'CANCELLED') return giveUp(claim)
    if (await isTouched(order, claim)) return false
    const cancelled = cancelledOrder(ctx, order, { notify_buyer: false })
    // The audit log has one entry for the whole import.
    const messages = cancelled.messages?.filter((message) => message?.queue !== 'audit') ?? []
    return (await writeOrder({ ...cancelled, messages, claim: endedClaim(claim) })) === 'written'
      ? true
      : 'lost'
  })
}

async function isTouched(order: OrderItem, claim: ImportClaimItem): Promise<boolean> {
  if (order.version !== untouchedVersion || claim.updated_by !== undefined) return true
  const attendees = await readAttendees(claim.tickets.map(({ short_id }) => short_id))
  return claim.tickets.some(({ short_id, print, scan_id }) => {
    const attendee = attendees.get(short_id)
    if (!attendee || attendee.offer || printOf(attendee) !== print) return true
    return Object.values(attendee.check_ins).some((checkIn) => checkIn.scan_id !== scan_id)
  })
}

async function giveUp({ imported_event_id, external_id, order_short_id }: ImportClaimItem): Promise<true> {
  await ImportClaimEntity.delete({ imported_event_id, external_id })
    .where((is, { eq }) => eq(is.order_short_id, order_short_id))
    .go()
    .catch((error) => {
      if (!isConditionRefused(error)) throw error
    })
  return true
}
