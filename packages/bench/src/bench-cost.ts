import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startGateway } from '@foyer/local/gateway/start-gateway'
import { loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { startPumps } from '@foyer/local/pumps/start-pumps'
import { freePort } from '@foyer/local/stand-ins/free-port'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { buildWeb } from '@foyer/local/web-build/build-web'
import type { GrantedFunction } from '../../../stacks/grant/function-grants.ts'
import { functionLimits } from '../../../stacks/limit/function-limits.ts'
import { countCalls, isConsumer } from './cost/count-calls.ts'
import { prices } from './cost/prices.ts'
import { type Answer, reserveOne } from './reserve/buyers.ts'
import { inWords, meterTable } from './scale/meter-table.ts'

/** Paid orders of one ticket. The bench prints what a thousand of them would use. */
const orders = Number(process.argv[2] ?? 100)
const atOnce = 4
/** How long a function call is assumed to take. Lambda bills this time, and a busy machine cannot measure it. */
const assumedSeconds = 0.15
/** Files and bytes that a browser without a cache loads for an event page and a checkout (`pnpm bench:page`). */
const visit = { requests: 90, bytes: 400_000 }

await buildWeb((step) => console.log(`  · ${step}`))
const port = await freePort()
const siteUrl = `http://localhost:${port}`
const standIns = await startStandIns({ directory: null, siteUrl })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { startCountingSes } = await import('@foyer/core/testing/start-counting-ses')
const ses = await startCountingSes(() => null)
process.env.AWS_ENDPOINT_URL_SES = ses.url
const { mintPaidEvent } = await import('@foyer/core/testing/mint-paid-event')
const { confirmInBrowser } = await import('@foyer/core/testing/pay')
const meter = meterTable()
const { functions, calls } = countCalls(await loadLambdaFunctions())
const pumps = startPumps({ standIns, functions, directory: null })
const clientDirectory = fileURLToPath(new URL('../../web/dist/client', import.meta.url))
const gateway = await startGateway({
  ...{ port, functions, origins: standIns.origins, clientDirectory },
  onWrite: pumps.wake,
})

let asked = 0
const { ticket } = await mintPaidEvent(orders)
const sale = { event_id: ticket.event_id, ticket_id: ticket.id, price_id: ticket.prices[0]?.id ?? '' }
await untilQuiet()
meter.take()
calls.clear()
const mailBefore = ses.calls.length

for (let first = 0; first < orders; first += atOnce)
  await Promise.all(Array.from({ length: Math.min(atOnce, orders - first) }, buyOne))
await untilQuiet()
const table = meter.take()
const mails = ses.calls.slice(mailBefore)
report()
await gateway.stop()
await pumps.stop()
await ses.stop()
await standIns.stop()
process.exit(mails.length >= orders ? 0 : 1)

/** Sends what a buyer's browser sends: page, reservation, names, payment, its outcome, and the order to show. */
async function buyOne(): Promise<void> {
  await (await fetch(`${siteUrl}/e/${sale.event_id}`)).text()
  const order = await reserveOne(call, sale)
  if (!order) throw new Error('The bench has sold out.')
  const person = { first_name: 'Bea', last_name: 'Buyer', email: `bea-${order.short_id}@example.com` }
  const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...person }))
  const path = `/orders/${order.short_id}`
  right(await call('PUT', path, { ...person, attendees }))
  await confirmInBrowser(right(await call('POST', `${path}/payment-intent`, {})).data)
  right(await call('GET', `${path}/payment-intent`))
  right(await call('GET', path))
}

/** Calls the public API from a new address each time, so that no call meets a rate limit. */
async function call(method: string, path: string, body?: object): Promise<Answer> {
  asked += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.18.${(asked >> 8) & 255}.${asked & 255}`,
  }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(`${siteUrl}/api/public${path}`, init)
  return { status: answer.status, body: await answer.text() }
}

function right({ status, body }: Answer) {
  if (status >= 300) throw new Error(`A buyer was answered ${status}: ${body.slice(0, 300)}`)
  return JSON.parse(body)
}

/** Waits until no function has been called for three seconds. Calls by the clock do not count. */
async function untilQuiet(): Promise<void> {
  const total = () =>
    [...calls].reduce((sum, [name, count]) => sum + (name === 'reconcile-payments' ? 0 : count), 0)
  for (let seen = -1; seen !== total(); await sleep(3000)) seen = total()
}

function report(): void {
  const per = 1000 / orders
  calls.delete('reconcile-payments')
  const all = [...calls]
  const sum = (chosen: typeof all) => chosen.reduce((total, [, count]) => total + count, 0) * per
  const consumed = sum(all.filter(([name]) => isConsumer(name)))
  const requests = sum(all.filter(([name]) => ['api', 'page', 'stripe-webhook'].includes(name)))
  const gigabytes =
    all.reduce((total, [name, count]) => total + count * memoryOf(name), 0) * per * assumedSeconds
  const mailBytes =
    mails.reduce((total, form) => total + (form.get('RawMessage.Data') ?? '').length * 0.75, 0) * per
  const lines: [what: string, amount: number, dollars: number][] = [
    ['DynamoDB write units', table.write_units * per, table.write_units * per * prices.tableWriteUnit],
    ['DynamoDB read units', table.read_units * per, table.read_units * per * prices.tableReadUnit],
    ['Lambda calls', sum(all), sum(all) * prices.functionCall],
    [`Lambda GB-seconds, at ${assumedSeconds} s a call`, gigabytes, gigabytes * prices.gigabyteSecond],
    ['HTTP API requests', requests, requests * prices.httpApiRequest],
    [
      'CloudFront requests, with empty caches',
      1000 * visit.requests + requests,
      (1000 * visit.requests + requests) * prices.edgeRequest,
    ],
    ['CloudFront gigabytes', (1000 * visit.bytes) / 1e9, ((1000 * visit.bytes) / 1e9) * prices.edgeGigabyte],
    ['SQS requests: a send, a receive, a deletion', consumed * 3, consumed * 3 * prices.queueRequest],
    ['SES emails', mails.length * per, mails.length * per * prices.email],
    ['SES gigabytes', mailBytes / 1e9, (mailBytes / 1e9) * prices.emailGigabyte],
  ]
  console.log(`\n  Per 1,000 paid orders of one ticket, counted over ${orders}\n`)
  for (const [what, amount, dollars] of lines)
    console.log(
      `  ${what.padEnd(46)}${amount.toLocaleString('en', { maximumFractionDigits: 2 }).padStart(12)}   $${dollars.toFixed(4)}`,
    )
  console.log(
    `  ${'All'.padEnd(58)}   $${lines.reduce((total, [, , dollars]) => total + dollars, 0).toFixed(2)}`,
  )
  console.log(`\n  Calls: ${all.map(([name, count]) => `${name} ${(count * per).toFixed(0)}`).join(', ')}`)
  console.log(`  Table, per order: ${inWords(table, orders)}`)
}

function memoryOf(name: string): number {
  return (functionLimits[name as GrantedFunction]?.memoryMegabytes ?? 1024) / 1024
}
