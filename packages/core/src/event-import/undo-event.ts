import { changeEvent } from '../event/change-event.ts'
import { hasHolds, hasOrders } from '../event/update-event.ts'
import { eachPage } from '../list/list-rows.ts'
import { orderList } from '../order/list-orders.ts'
import { audited } from '../store/audit/audited.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { EventClaimEntity, type EventClaimItem } from '../store/import/event-claim-entity.ts'
import { readOrdersNow } from '../store/order/order-entity.ts'
import { isConditionRefused, outbox } from '../table/write.ts'
import type { Context } from '../verb.ts'

/** It went live since it was looked at. */
class WentLive extends Error {}

/** Whether nothing was sold: an event has no orders but those of imports that were canceled since. */
async function hasNoSales(event_id: string): Promise<boolean> {
  if (!(await hasOrders(event_id))) return true
  let isSold = false
  const open: string[] = []
  await eachPage((await orderList(event_id)).partitions, (rows) => {
    for (const { short_id, source, status } of rows) {
      if (source !== 'IMPORTED') isSold = true
      else if (status !== 'CANCELLED') open.push(short_id)
    }
  })
  // The list may be a moment behind.
  for (let first = 0; first < open.length && !isSold; first += 100) {
    const orders = [...(await readOrdersNow(open.slice(first, first + 100))).values()]
    isSold = orders.some(({ status }) => status !== 'CANCELLED')
  }
  return !isSold && !(await hasHolds(event_id))
}

/**
 * Archives an event that an import made, if it is still a draft, and nothing was sold but what an import brought and its undo canceled. Gives up its claim. Answers
 * whether it was undone; asked again, it was.
 */
export async function undoEvent(ctx: Context, claim: EventClaimItem): Promise<boolean> {
  const { event_id, imported_account_id: account_id } = claim
  const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
  // Archived by its organizer: nothing of it is left to undo.
  if (event && event.status !== 'ARCHIVED') {
    if (event.status !== 'DRAFT' || !(await hasNoSales(event_id))) return false
    const details = { from: 'DRAFT', to: 'ARCHIVED' } as const
    const told = { account_id, action: 'event.status_changed', subject_id: event_id, details } as const
    try {
      await changeEvent(ctx, event, ({ status }) => {
        if (status !== 'DRAFT') throw new WentLive()
        return { status: 'ARCHIVED', ...outbox(audited(ctx, told)) }
      })
    } catch (error) {
      if (error instanceof WentLive) return false
      throw error
    }
  }
  await giveUp(claim)
  return true
}

async function giveUp({ imported_account_id, reference, event_id }: EventClaimItem): Promise<void> {
  await EventClaimEntity.delete({ imported_account_id, reference })
    .where((is, { eq }) => eq(is.event_id, event_id))
    .go()
    .catch((error) => {
      if (!isConditionRefused(error)) throw error
    })
}
