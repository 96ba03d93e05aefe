import { exportDue } from '@foyer/contracts/export/export-messages'
import { writeExport } from '@foyer/core/export/write-export'
import { ExportEntity } from '@foyer/core/store/export/export-entity'
import { toSend } from '@foyer/core/table/write'
import { systemContext } from '@foyer/core/verb'
import { meterTable, type TableUse } from './meter-table.ts'
import { peakSize } from './peak-size.ts'

/** What writing one file used, in its own process. */
export interface WrittenExport {
  use: TableUse
  /** How many messages it took: one for each part. */
  messages: number
  seconds: number
  cpu_seconds: number
  /** The largest size of the process, code included. */
  peak_mb: number
}

/** Writes the file of the export that the command line names, as the queue's function does, and tells the parent process. */
const meter = meterTable()
const start = performance.now()
const id = process.argv[2] ?? ''
let messages = 0
for (let status = 'WAITING'; status !== 'DONE'; messages += 1) {
  await writeExport(systemContext('bench'), toSend(exportDue, { export_id: id }))
  status = (await ExportEntity.get({ id }).go({ consistent: true })).data?.status ?? 'DONE'
}
const { user, system } = process.cpuUsage()
const written: WrittenExport = {
  use: meter.take(),
  messages,
  seconds: (performance.now() - start) / 1000,
  cpu_seconds: (user + system) / 1e6,
  peak_mb: peakSize(),
}
process.send?.(written, undefined, undefined, () => process.exit(0))
