import { eventsImportDue, importDue } from '@foyer/contracts/import/import-messages'
import { runAccountImport } from '@foyer/core/archive-import/run-account-import'
import { runImport } from '@foyer/core/import/run-import'
import { consumer } from '../queue/consumer.ts'

/** Imports the files that people sent, and undoes imports. */
export const handler = consumer({
  messages: [importDue, eventsImportDue],
  handle: (ctx, message) =>
    message.name === importDue.name ? runImport(ctx, message) : runAccountImport(ctx, message),
})
