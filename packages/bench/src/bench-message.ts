import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { startPumps } from '@foyer/local/pumps/start-pumps'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { buildWeb } from '@foyer/local/web-build/build-web'
import { inWords, meterTable } from './scale/meter-table.ts'
import { peakHeap } from './scale/peak-heap.ts'

/** Addresses: half belong to buyers, half to ticket holders. */
const recipients = Number(process.argv[2] ?? 10_000)
/** The number of chunks that AWS sends at once (`stacks/consumers.ts`). */
const batchSize = 2
/** The first call that the mail service answers with "too fast", and the number of calls that it answers so. */
const [closedFrom, closedFor] = [Math.floor(recipients / 3), 200]

// The functions load together, and the page's function needs the web build.
await buildWeb((step) => console.log(`  · ${step}`))
const directory = mkdtempSync(path.join(tmpdir(), 'foyer-message-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
const standIns = await startStandIns({ directory, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { startCountingSes } = await import('@foyer/core/testing/start-counting-ses')
let calls = 0
const ses = await startCountingSes(() => {
  calls += 1
  return calls > closedFrom && calls <= closedFrom + closedFor ? 'Throttling' : null
})
process.env.AWS_ENDPOINT_URL_SES = ses.url
const { countPaidOrder } = await import('@foyer/core/mail/take-mails')
const { createEventMessage } = await import('@foyer/core/event-message/create-event-message')
const { getEventMessage } = await import('@foyer/core/event-message/event-messages')
const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')
const { fillHall } = await import('./scale/fill-hall.ts')
const meter = meterTable()

const orders = recipients / 2
const { ctx, event, tickets } = await mintLiveEvent([
  { type: 'FREE', prices: [{ quantity_available: orders }] },
])
const event_id = event.id
// A new account may not mail this many people, so this account has many paid orders.
await countPaidOrder(event.account_id, recipients)
await fillHall({ ctx, event_id, ticket_id: tickets[0]?.id ?? '', orders, directory })
console.log(`  ${recipients} addresses; ${closedFor} calls to the mail service answered "too fast"`)

meter.take()
const body = createEventMessageBody.parse({
  ...{ recipient_group: 'EVERYONE', subject: 'Doors', content: '<p>At <strong>seven</strong>.</p>' },
  is_event_related: true,
})
const written = await peakHeap(() => createEventMessage(ctx, { params: { event_id }, body }))
const asked = meter.take()

const pumps = await startSending()
const divided = await peakHeap(() => until(() => pumps.received.has('eventMessageDue')))
while (true) {
  const { status, sent, failed } = await read()
  if (status !== 'SENDING') break
  if (process.stdout.isTTY) process.stdout.write(`\r  ${sent} sent, ${failed} failed `)
  await sleep(2000)
}
await pumps.stop()
const message = await read()
const used = meter.take()
const { taken, refused } = ses.counts()
const repeated = [...ses.got.values()].filter((count) => count > 1).length
const thousands = recipients / 1000

console.log(`
  The message says                    ${message.sent} sent, ${message.skipped} skipped, ${message.failed} failed
  Emails that the mail service took   ${taken}, to ${ses.got.size} addresses, ${repeated} of them more than once
  Calls that it refused               ${refused}
  Writing the message                 ${inWords(asked)}; heap + ${written.mb.toFixed(0)} MB
  Dividing and sending, per 1,000     ${inWords(used, thousands)}
  Heap while it was divided           + ${divided.mb.toFixed(0)} MB
  Queue messages received             ${[...pumps.received].map(([name, count]) => `${name} ${count}`).join(', ')}`)
await ses.stop()
await standIns.stop()
const isRight = message.sent === recipients && ses.got.size === recipients && repeated === 0
process.exit(isRight ? 0 : 1)

function read() {
  return getEventMessage(ctx, { params: { event_id, message_id: written.result.id } })
}

/** Starts all event sources as the local cloud does, and counts each message from the message queue by its name. */
async function startSending() {
  const functions = await loadLambdaFunctions()
  const received = new Map<string, number>()
  const fn = functions.consumers['event-message']
  const counting: typeof fn = {
    ...fn,
    handler: (batch, context) => {
      for (const { body } of batch.Records) {
        const { name } = JSON.parse(body)
        received.set(name, (received.get(name) ?? 0) + 1)
      }
      return fn.handler(batch, context)
    },
  }
  const consumers = { ...functions.consumers, 'event-message': counting }
  const pumps = startPumps({ standIns, functions: { ...functions, consumers }, directory: null, batchSize })
  return { received, stop: pumps.stop }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10)
}
