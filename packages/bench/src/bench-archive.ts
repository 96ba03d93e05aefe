import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { zipSync } from 'fflate'
import { inWords, meterTable } from './scale/meter-table.ts'
import { peakSize } from './scale/peak-size.ts'

/** `pnpm bench:archive 10000`: an archive with this many attendees of 20 events with pictures, tried, imported, imported again and undone. */
const [, , count = '10000'] = process.argv
const people = Number(count)
const eventCount = 20

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-archive-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
const standIns = await startStandIns({ directory, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { undoEventsImport } = await import('@foyer/core/event-import/events-imports')
const { accountOf, mintOwner } = await import('@foyer/core/testing/mint-owner')
const { drawPhoto } = await import('@foyer/core/testing/draw-photo')
const { askArchiveImport, finishEventsImport, readEventsImport } = await import(
  '@foyer/core/testing/send-events-import'
)
const { archiveFiles } = await import('@foyer/core/testing/zip-by-hand')

const events = Array.from({ length: eventCount }, (_, number) => ({
  ...{ external_id: `gig-${number}`, organizer: 'hall', title: `Night ${number}` },
  start_date: '2031-05-01T18:00:00Z',
  images: [{ type: 'EVENT_COVER', file: `images/${number}.jpg` }],
  tickets: [{ title: 'Seat', type: 'PAID', prices: [{ price: 2500, quantity_available: people }] }],
}))
// What is behind the end of a JPEG is not looked at: a drawn one is much smaller than a photo.
const photo = Buffer.concat([
  await drawPhoto({ width: 2160, height: 1080, orientation: 1 }),
  randomBytes(400_000),
])
const rowsOf = (event: number) =>
  Array.from({ length: people / eventCount }, (_, number) => ({
    ...{ order_external_id: `O-${event}-${number}`, external_id: `T-${event}-${number}`, ticket: 'Seat' },
    ...{ first_name: 'Guest', last_name: `Number ${number}`, email: `guest-${number}@example.com` },
    ...{
      amount_paid: 2500,
      sold_at: '2026-03-01T10:00:00Z',
      barcode: `OLD-${event}-${100_000_000 + number}`,
    },
  }))
const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const bytes = zipSync(
  archiveFiles({
    'events.jsonl': lines(events),
    ...Object.fromEntries(events.map((_, number) => [`images/${number}.jpg`, photo])),
    ...Object.fromEntries(
      events.map(({ external_id }, number) => [`orders/${external_id}.jsonl`, lines(rowsOf(number))]),
    ),
  }),
)
const { ctx } = await mintOwner()
const account_id = accountOf(ctx)
const meter = meterTable()

const megabytes = (bytes.length / 1024 / 1024).toFixed(1)
console.log(
  `  ${megabytes} MB: ${eventCount} events with pictures and ${people.toLocaleString('en')} attendees, an order each`,
)
await run('tried', { dry_run: true })
const id = await run('imported')
await run('imported again')
await time('undone', async () => {
  await undoEventsImport(ctx, { params: { account_id, import_id: id } })
  return { id, messages: await finishEventsImport(id) }
})
await standIns.stop()
process.exit(0)

function run(what: string, options = {}): Promise<string> {
  return time(what, async () => {
    const { id } = await askArchiveImport(ctx, bytes, options)
    return { id, messages: await finishEventsImport(id) }
  })
}

async function time(what: string, act: () => Promise<{ id: string; messages: number }>): Promise<string> {
  meter.take()
  const [start, before] = [performance.now(), process.cpuUsage()]
  const { id, messages } = await act()
  const { user, system } = process.cpuUsage(before)
  const use = meter.take()
  const { progress } = await readEventsImport(ctx, id)
  const seconds = (performance.now() - start) / 1000
  const { counts, images, orders_done } = progress
  console.log(`  ${what}: ${seconds.toFixed(0)} s in ${messages} messages, CPU ${((user + system) / 1e6).toFixed(0)} s, peak ${peakSize().toFixed(0)} MB; ${JSON.stringify({ counts, images, orders_done })}
    ${inWords(use)}
    each attendee: ${inWords(use, people)}`)
  return id
}
