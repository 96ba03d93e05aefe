import { archiveDue } from '@foyer/contracts/archive/archive-messages'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { writeArchive } from '@foyer/core/archive/write-archive'
import { writeExport } from '@foyer/core/export/write-export'
import { ArchiveEntity } from '@foyer/core/store/archive/archive-entity'
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

const system = systemContext('bench')

/** One attempt, and how far the file is then. */
async function attempt(export_id: string, account_id: string | undefined): Promise<string | undefined> {
  if (account_id === undefined) {
    await writeExport(system, toSend(exportDue, { export_id }))
    return (await ExportEntity.get({ id: export_id }).go({ consistent: true })).data?.status
  }
  await writeArchive(system, toSend(archiveDue, { account_id, export_id }))
  const { data } = await ArchiveEntity.get({ archived_account_id: account_id }).go({ consistent: true })
  return data?.status
}

/** Writes the file that the command line names, an account's archive if it names one, as the queue's function does, and tells the parent process. */
const meter = meterTable()
const start = performance.now()
const [, , id = '', account] = process.argv
let messages = 0
for (let status = 'WAITING'; status !== 'DONE'; messages += 1) status = (await attempt(id, account)) ?? 'DONE'
const used = process.cpuUsage()
const written: WrittenExport = {
  use: meter.take(),
  messages,
  seconds: (performance.now() - start) / 1000,
  cpu_seconds: (used.user + used.system) / 1e6,
  peak_mb: peakSize(),
}
process.send?.(written, undefined, undefined, () => process.exit(0))
