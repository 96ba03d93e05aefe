import { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import { tellChanges } from '@foyer/core/change-feed/tell-changes'
import { recordChanges } from '@foyer/core/snapshot/record-changes'
import { announceNews } from '@foyer/core/webhook/wake-webhook'
import { consumer } from '../queue/consumer.ts'

/** Appends changed rows of an event's lists to its change log, and tells its account's change feed and webhooks. */
export const handler = consumer({
  messages: [rowsChanged],
  handle: async (ctx, { payload }) => {
    await recordChanges(ctx, payload)
    const listening = await tellChanges(ctx, payload)
    if (listening) await announceNews(listening)
  },
})
