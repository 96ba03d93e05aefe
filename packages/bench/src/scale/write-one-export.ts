import { exportDue } from '@foyer/contracts/export/export-messages'
import { writeExport } from '@foyer/core/export/write-export'
import { toSend } from '@foyer/core/table/write'
import { systemContext } from '@foyer/core/verb'
import { meterTable, type TableUse } from './meter-table.ts'

/** What writing one file used, in its own process. */
export interface WrittenExport {
  use: TableUse
  seconds: number
  /** The largest size of the process, code included. */
  peak_mb: number
}

/** Writes the file of the export that the command line names, as the queue's function does, and tells the parent process. */
const meter = meterTable()
const start = performance.now()
await writeExport(systemContext('bench'), toSend(exportDue, { export_id: process.argv[2] ?? '' }))
const written: WrittenExport = {
  use: meter.take(),
  seconds: (performance.now() - start) / 1000,
  peak_mb: process.resourceUsage().maxRSS / 1024,
}
process.send?.(written, undefined, undefined, () => process.exit(0))
