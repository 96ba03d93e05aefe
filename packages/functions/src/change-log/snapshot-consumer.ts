import { snapshotDue } from '@foyer/contracts/change-log/change-log-messages'
import { isDue, sendEarlyAgain } from '@foyer/core/message/send-messages'
import { makeSnapshot } from '@foyer/core/snapshot/make-snapshot'
import { consumer } from '../queue/consumer.ts'

/** Writes the rows of an event to the bucket. */
export const handler = consumer({
  messages: [snapshotDue],
  handle: async (ctx, message) => {
    if (isDue(message, ctx.now)) return makeSnapshot(ctx, message.payload.event_id)
    await sendEarlyAgain(message)
  },
})
