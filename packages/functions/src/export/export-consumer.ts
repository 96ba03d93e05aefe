import { exportDue } from '@foyer/contracts/export/export-messages'
import { ledgerFileDue } from '@foyer/contracts/ledger/ledger-messages'
import { writeExport } from '@foyer/core/export/write-export'
import { writeLedgerFile } from '@foyer/core/export/write-ledger-file'
import { consumer } from '../queue/consumer.ts'

/** Writes the files that people asked for. */
export const handler = consumer({
  messages: [exportDue, ledgerFileDue],
  handle: (ctx, message) =>
    message.name === 'exportDue' ? writeExport(ctx, message) : writeLedgerFile(ctx, message),
})
