import { snapshotDue } from '@foyer/contracts/change-log/change-log-messages'
import { isDue, sendMessages } from '@foyer/core/message/send-messages'
import { makeSnapshot } from '@foyer/core/snapshot/make-snapshot'
import { consumer } from '../queue/consumer.ts'

/** Writes the rows of an event to the bucket. */
export const handler = consumer({
  messages: [snapshotDue],
  handle: async (ctx, message) => {
    if (isDue(message, ctx.now)) return makeSnapshot(ctx, message.payload.event_id)
    const failed = await sendMessages([message])
    if (failed.size > 0) throw new Error('An early message could not be sent again.')
  },
})
