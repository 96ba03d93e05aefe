import { importDue } from '@foyer/contracts/import/import-messages'
import { runImport } from '@foyer/core/import/run-import'
import { consumer } from '../queue/consumer.ts'

/** Imports the files that people sent, and undoes imports. */
export const handler = consumer({ messages: [importDue], handle: runImport })
