import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { inWords, meterTable } from './scale/meter-table.ts'
import { peakSize } from './scale/peak-size.ts'

/** `pnpm bench:import 50000`: a file of this many attendees with codes, tried, imported, imported again and undone. Orders have one ticket each. */
const [, , count = '50000'] = process.argv
const people = Number(count)

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-import-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
const standIns = await startStandIns({ directory, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { undoImport } = await import('@foyer/core/import/imports')
const { askImport, finishImport, readImport } = await import('@foyer/core/testing/send-import')
const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')

const { ctx, event } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: people }] }])
const rows = Array.from({ length: people }, (_, number) => ({
  ...{ order_external_id: `O-${number}`, external_id: `T-${number}`, ticket: 'Standing' },
  ...{ first_name: 'Guest', last_name: `Number ${number}`, email: `guest-${number}@example.com` },
  ...{ amount_paid: 2500, sold_at: '2026-03-01T10:00:00Z', barcode: `OLD-${100_000_000 + number}` },
}))
const meter = meterTable()

console.log(`  ${people.toLocaleString('en')} attendees, an order each, with codes and amounts`)
await run('tried', rows, { dry_run: true })
const id = await run('imported', rows)
await run('imported again', rows)
await time('undone', async () => {
  await undoImport(ctx, { params: { event_id: event.id, import_id: id } })
  return { id, messages: await finishImport(id) }
})
await standIns.stop()
process.exit(0)

function run(what: string, file: typeof rows, options = {}): Promise<string> {
  return time(what, async () => {
    const { id } = await askImport(ctx, event.id, file, options)
    return { id, messages: await finishImport(id) }
  })
}

async function time(what: string, act: () => Promise<{ id: string; messages: number }>): Promise<string> {
  meter.take()
  const [start, before] = [performance.now(), process.cpuUsage()]
  const { id, messages } = await act()
  const { user, system } = process.cpuUsage(before)
  const use = meter.take()
  const { progress } = await readImport(ctx, event.id, id)
  const seconds = (performance.now() - start) / 1000
  console.log(`  ${what}: ${seconds.toFixed(0)} s in ${messages} messages, CPU ${((user + system) / 1e6).toFixed(0)} s, peak ${peakSize().toFixed(0)} MB; ${JSON.stringify(progress.counts)}
    ${inWords(use)}
    each: ${inWords(use, people)}`)
  return id
}
