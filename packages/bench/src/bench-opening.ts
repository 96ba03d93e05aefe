import { callHttpApi, type HttpFunction } from '@foyer/local/gateway/http-api'
import { edgeKey } from '@foyer/local/gateway/http-api-event'
import { loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { buildWeb } from '@foyer/local/web-build/build-web'
import { productionConcurrency } from '../../../stacks/limit/reserved-concurrency.ts'
import { busiestSecond, costOf, limitsOf, opening, type Step } from './opening/opening.ts'
import { waitInLine, waitingCost } from './opening/waiting.ts'
import { complete, reserveOne } from './reserve/buyers.ts'
import { meterTable } from './scale/meter-table.ts'

/**
 * A sale that a million visitors wait for: a slice of them against the real handlers, each request with its CPU and its units, and the
 * arithmetic for all. `pnpm bench:opening [visitors of the slice]`
 */
const slice = Number(process.argv[2] ?? 400)
const atOnce = 20
let asked = 0

await buildWeb((step) => console.log(`  · ${step}`))
const standIns = await startStandIns({ directory: null, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
const { api, page } = await loadLambdaFunctions()
// Imported here because core reads its environment on import.
const { refreshAvailability } = await import('@foyer/core/availability/refresh-availability')
const { testContext } = await import('@foyer/core/testing/test-context')
const { openSale } = await import('./reserve/open-sale.ts')
const meter = meterTable()

// As many shards as for 100,000 tickets, and sold out after the slice's buyers.
const sale = await openSale(100_000)
const address = `/live-events/${sale.event_id}`
const refresh = async () => {
  const ctx = testContext({ now: new Date() })
  await refreshAvailability(ctx, { event_id: sale.event_id, since: ctx.now.toISOString() })
}
await refresh()
const draw = async () => right(await ask(page, 'GET', `/e/${sale.event_id}/${sale.slug}`))
const look = async () => right(await call('GET', address))
const orders: Awaited<ReturnType<typeof reserveOne>>[] = []

const steps = {
  page: await measure('the page, drawn by its function', draw),
  view: await measure('what is left', look),
  reserve: await measure('a reservation', async () => orders.push(await reserveOne(call, sale))),
  complete: await measure('its names', async () => {
    const order = orders.pop()
    if (order) await complete(call, order)
  }),
  refused: await (async () => {
    const soldOut = await openSale(1)
    await reserveOne(call, soldOut)
    await reserveOne(call, soldOut)
    return measure('a refusal', async () => {
      if (await reserveOne(call, soldOut)) throw new Error('A buyer got more than there is.')
    })
  })(),
}
// What one view reads that is the first of its second in its process.
await new Promise((resolve) => setTimeout(resolve, 1100))
await look()
await new Promise((resolve) => setTimeout(resolve, 1100))
meter.take()
await look()
steps.view.read_units = meter.take().read_units
report()
await standIns.stop()
process.exit(0)

async function measure(name: string, act: () => Promise<unknown>): Promise<Step> {
  await act()
  meter.take()
  const before = process.cpuUsage()
  for (let done = 0; done < slice; done += atOnce) await Promise.all(Array.from({ length: atOnce }, act))
  const { user, system } = process.cpuUsage(before)
  const used = meter.take()
  const step = {
    cpu_ms: (user + system) / 1000 / slice,
    table_requests: Object.values(used.requests).reduce((sum, count) => sum + count, 0) / slice,
    read_units: used.read_units / slice,
    write_units: used.write_units / slice,
  }
  console.log(`  | ${[name, ...Object.values(step).map((amount) => round(amount, 1))].join(' | ')} |`)
  return step
}

async function call(method: string, path: string, body?: object) {
  return ask(api, method, `/api/public${path}`, body)
}

/** From a new address each time, so that no visitor meets a rate limit. */
async function ask(fn: HttpFunction, method: string, path: string, body?: object) {
  asked += 1
  const headers = {
    'content-type': 'application/json',
    'x-foyer-edge-key': edgeKey,
    'x-foyer-viewer-address': `198.${18 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}`,
    'x-foyer-locale': 'en',
  }
  const request = new Request(`http://foyer.example${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await callHttpApi(fn, request)
  return { status: answer.status, body: await answer.text() }
}

function right({ status, body }: { status: number; body: string }): void {
  if (status !== 200) throw new Error(`A visitor was answered ${status}: ${body.slice(0, 200)}`)
}

function round(amount: number, digits = 0): string {
  return amount.toLocaleString('en', { maximumFractionDigits: digits })
}

function report(): void {
  const second = busiestSecond(steps)
  const { visitors, seconds, orders: bought } = opening
  console.log(
    `\n  ${round(visitors)} visitors in ${seconds} s, ${round(bought)} orders. In the busiest second, sold out:`,
  )
  for (const [name, amount] of Object.entries(second))
    console.log(`  | ${name.replaceAll('_', ' ')} | ${round(amount)} |`)
  console.log('\n  What breaks, by visitors a second')
  for (const limit of limitsOf(steps, { concurrency: productionConcurrency }))
    console.log(`  | ${limit.what} | ${round(limit.visitors)} |`)
  const rows = costOf(steps)
  console.log('\n  Dollars')
  for (const [what, dollars] of rows) console.log(`  | ${what} | ${dollars.toFixed(2)} |`)
  console.log(`  | **All** | **${rows.reduce((sum, [, dollars]) => sum + dollars, 0).toFixed(2)}** |`)
  const waited = waitInLine()
  console.log('\n  The same visitors in the waiting room')
  for (const [name, amount] of Object.entries(waited)) console.log(`  | ${name} | ${round(amount)} |`)
  for (const [what, dollars] of waitingCost(waited)) console.log(`  | ${what} | ${dollars.toFixed(2)} |`)
}
