import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createExportBody } from '@foyer/contracts/export/export'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { inWords, meterTable } from './scale/meter-table.ts'
import type { WrittenExport } from './scale/write-one-export.ts'

/** `pnpm bench:export 500000 orders.csv attendees.xlsx account.zip`: without files, all of them, and the count of answers. Orders are written in a minute (`scale/fill-hall.ts`). */
const [, , rows = '100000', ...files] = process.argv
const orders = Number(rows)
const options = ['Vegan', 'Fish', 'Meat', 'None']
/** Without a bound, the figure says how rarely V8 collects garbage, and not what the file needs. */
const heapMegabytes = 300
const program = fileURLToPath(new URL('scale/write-one-export.ts', import.meta.url))

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-export-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
const standIns = await startStandIns({ directory, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { archiveKey, askArchive } = await import('@foyer/core/archive/ask-archive')
const { createExport } = await import('@foyer/core/export/create-export')
const { exportKey } = await import('@foyer/core/export/get-export')
const { readObject } = await import('@foyer/core/media/s3')
const { countAnswers } = await import('@foyer/core/question/list-answers')
const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')
const { mintQuestion } = await import('@foyer/core/testing/mint-question')
const { fillHall } = await import('./scale/fill-hall.ts')

const { ctx, event, tickets } = await mintLiveEvent([
  { type: 'FREE', prices: [{ quantity_available: orders }] },
])
const params = { event_id: event.id }
const question = await mintQuestion(ctx, event.id, {
  ...{ title: 'Meal', type: 'RADIO', options, belongs_to: 'ATTENDEE' },
})
const answers = [{ question_id: question.id, title: 'Meal', type: 'RADIO' as const, value: 'Fish' }]
const started = performance.now()
await fillHall({ ctx, ...params, ticket_id: tickets[0]?.id ?? '', orders, answers, directory })
console.log(
  `  ${orders} orders of one ticket, each attendee with an answer, written in ${((performance.now() - started) / 1000).toFixed(0)} s`,
)

for (const format of ['csv', 'xlsx'] as const)
  for (const kind of ['orders', 'attendees', 'answers'] as const)
    if (files.length === 0 || files.includes(`${kind}.${format}`))
      await write({ kind, format, ...(kind === 'answers' ? { question_id: question.id } : {}) })
if (files.length === 0 || files.includes('account.zip')) await archive()
if (files.length === 0) await count()
await standIns.stop()
process.exit(0)

async function write(asked: object): Promise<void> {
  const body = createExportBody.parse(asked)
  const { id } = await createExport(ctx, { params, body })
  const written = await inOwnProcess([id])
  tell(`${body.kind} as ${body.format}`, written, await readObject(exportKey({ id, ...params, body }), 1e9))
}

/** The whole account, of which the event is all. */
async function archive(): Promise<void> {
  const { account_id: archived_account_id } = event
  const { id } = await askArchive(ctx, archived_account_id)
  const written = await inOwnProcess([id, archived_account_id])
  tell('the account', written, await readObject(archiveKey({ id, archived_account_id }), 1e9))
}

function inOwnProcess(given: string[]): Promise<WrittenExport> {
  const child = fork(program, given, {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--import', 'tsx'],
  })
  return new Promise<WrittenExport>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The writing process ended with ${code}.`)))
  })
}

function tell(what: string, written: WrittenExport, file: unknown): void {
  const { use, messages, seconds, cpu_seconds, peak_mb } = written
  const mb = file instanceof Uint8Array ? file.byteLength / 1e6 : Number.NaN
  console.log(`  ${what}: ${mb.toFixed(1)} MB in ${messages} messages, ${seconds.toFixed(0)} s, CPU ${cpu_seconds.toFixed(0)} s, peak ${peak_mb.toFixed(0)} MB
    ${inWords(use)}`)
}

/** Counts how often each option was chosen, as the API does. The API has 29 seconds for it. */
async function count(): Promise<void> {
  const meter = meterTable()
  const start = performance.now()
  const counts = await countAnswers(ctx, { params: { ...params, question_id: question.id } })
  const seconds = (performance.now() - start) / 1000
  console.log(`  ${counts.answered} answers counted in ${seconds.toFixed(1)} s: ${inWords(meter.take())}`)
}
