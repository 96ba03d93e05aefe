import { exportDue } from '@foyer/contracts/export/export-messages'
import { writeExport } from '@foyer/core/export/write-export'
import { consumer } from '../queue/consumer.ts'

/** Writes the files that people asked for. */
export const handler = consumer({ messages: [exportDue], handle: writeExport })
