import { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import { recordChanges } from '@foyer/core/snapshot/record-changes'
import { consumer } from '../queue/consumer.ts'

/** Appends changed rows of an event's lists to its change log. */
export const handler = consumer({
  messages: [rowsChanged],
  handle: (ctx, { payload }) => recordChanges(ctx, payload),
})
