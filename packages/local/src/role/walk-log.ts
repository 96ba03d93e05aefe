import { rowsChanged, snapshotDue } from '@foyer/contracts/change-log/change-log-messages'
import { fewRows } from '@foyer/core/change-log/kept-lists'
import { toSend } from '@foyer/core/table/write'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { seedSoldOrders } from '@foyer/core/testing/seed-sold-orders'
import { later, testContext } from '@foyer/core/testing/test-context'
import { answered } from '@foyer/functions/testing/answered'
import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import { invoke } from '../lambda-function.ts'
import type { LambdaFunctions } from '../lambda-functions.ts'

/** A large event's list; changes that a program follows; a snapshot from its lists, one from the log after a change, and one that is told of before it is due. */
export async function walkLog({ consumers }: LambdaFunctions): Promise<void> {
  await listLarge(consumers.snapshot)
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
  const { event_id, short_id, slots } = await mintSoldOrder({ event_id: event.id })
  const followed = `GET /accounts/${event.account_id}/changes`
  await answered(ctx, followed)
  const attendee_short_ids = slots.map((slot) => slot.short_id)
  const changes = (['event', 'order'] as const).map((type) => ({
    type,
    id: type === 'event' ? event.id : short_id,
  }))
  const rows = { order_short_ids: [short_id], attendee_short_ids, renamed_short_ids: [short_id] }
  const changed = toSend(rowsChanged, { event_id, ...rows, changes })
  await invoke(consumers.snapshot, sqsEvent(toSend(snapshotDue, { event_id })))
  await invoke(consumers['change-log'], sqsEvent(changed))
  await invoke(consumers.snapshot, sqsEvent(toSend(snapshotDue, { event_id })))
  const tomorrow = later(testContext(), 86_400).now.toISOString()
  await invoke(consumers.snapshot, sqsEvent(toSend(snapshotDue, { event_id }, tomorrow)))
}

/** Of which the API's function reads the snapshot, and the one that writes files. */
async function listLarge(snapshot: LambdaFunctions['consumers']['snapshot']): Promise<void> {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  await seedSoldOrders({ event_id: event.id, ticket_id: tickets[0]?.id ?? '', orders: fewRows })
  await invoke(snapshot, sqsEvent(toSend(snapshotDue, { event_id: event.id })))
  await answered(ctx, `GET /events/${event.id}/attendees?sort_by=first_name`)
  await answered(ctx, `POST /events/${event.id}/exports`, { kind: 'orders', format: 'csv' })
}
