import { archiveDue } from '@foyer/contracts/archive/archive-messages'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { ledgerFileDue } from '@foyer/contracts/ledger/ledger-messages'
import { writeArchive } from '@foyer/core/archive/write-archive'
import { writeExport } from '@foyer/core/export/write-export'
import { writeLedgerFile } from '@foyer/core/export/write-ledger-file'
import { consumer } from '../queue/consumer.ts'

/** Writes the files that people asked for. */
export const handler = consumer({
  messages: [exportDue, ledgerFileDue, archiveDue],
  handle: (ctx, message) => {
    switch (message.name) {
      case 'exportDue':
        return writeExport(ctx, message)
      case 'ledgerFileDue':
        return writeLedgerFile(ctx, message)
      case 'archiveDue':
        return writeArchive(ctx, message)
    }
  },
})
