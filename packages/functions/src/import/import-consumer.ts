import { eventsImportDue, importDue } from '@foyer/contracts/import/import-messages'
import { runEventsImport } from '@foyer/core/event-import/run-events-import'
import { runImport } from '@foyer/core/import/run-import'
import { consumer } from '../queue/consumer.ts'

/** Imports the files that people sent, and undoes imports. */
export const handler = consumer({
  messages: [importDue, eventsImportDue],
  handle: (ctx, message) =>
    message.name === importDue.name ? runImport(ctx, message) : runEventsImport(ctx, message),
})
