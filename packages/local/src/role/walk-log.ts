import { rowsChanged, snapshotDue } from '@foyer/contracts/change-log/change-log-messages'
import { toSend } from '@foyer/core/table/write'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { later, testContext } from '@foyer/core/testing/test-context'
import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import { invoke } from '../lambda-function.ts'
import type { LambdaFunctions } from '../lambda-functions.ts'

/** An event's snapshot from its lists, one from the log after a change, and one that is told of before it is due. */
export async function walkLog({ consumers }: LambdaFunctions): Promise<void> {
  const { event_id, short_id, slots } = await mintSoldOrder()
  const attendee_short_ids = slots.map((slot) => slot.short_id)
  const changed = toSend(rowsChanged, { event_id, order_short_ids: [short_id], attendee_short_ids })
  await invoke(consumers.snapshot, sqsEvent(toSend(snapshotDue, { event_id })))
  await invoke(consumers['change-log'], sqsEvent(changed))
  await invoke(consumers.snapshot, sqsEvent(toSend(snapshotDue, { event_id })))
  const tomorrow = later(testContext(), 86_400).now.toISOString()
  await invoke(consumers.snapshot, sqsEvent(toSend(snapshotDue, { event_id }, tomorrow)))
}
