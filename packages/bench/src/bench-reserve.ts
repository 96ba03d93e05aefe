import type { PublicOrder } from '@foyer/contracts/order/order'
import { listShardCount } from '@foyer/core/list/list-partitions'
import { poolShardCount } from '@foyer/core/pool/open-pool'
import { median } from './median.ts'
import { buyers, complete, repeatFor, reserveOne } from './reserve/buyers.ts'
import type { ConsumedUnits } from './reserve/consumed-units.ts'
import type { Sale } from './reserve/open-sale.ts'
import { paperCeiling, sharedKeys } from './reserve/paper-ceiling.ts'
import { startBenchServer } from './reserve/start-bench-server.ts'

const concurrency = 32
const rounds = 7
const milliseconds = 5000
const stock = 50_000
/** The number of shards that a pool of that stock has. */
const counters = 32
const ordersMetered = 200

const server = await startBenchServer()
const { call, leave } = buyers(server.url, concurrency)
const sale = await server.ask<Sale>({ name: 'openSale', stock })
const template = await recordOrder()

/** Measured in turn, so that a noisy moment affects all of them. Each answers how many times it finished. */
const measured = {
  reservations: () =>
    repeatFor({ concurrency, milliseconds }, async () => void (await reserveOne(call, sale))),
  bareReservations: () => bare('reservation'),
  orders: () => repeatFor({ concurrency, milliseconds }, buyOne),
  bareOrders: () => bare('order'),
  sameRequests: () => server.ask<number>({ name: 'repeat', concurrency, milliseconds, shards: counters }),
}
type Rates = Record<keyof typeof measured, number>
/** CPU milliseconds of the process under test for each one. On a busy machine they say more than rates. */
const cpu: Record<keyof typeof measured, number[]> = {
  reservations: [],
  bareReservations: [],
  orders: [],
  bareOrders: [],
  sameRequests: [],
}

function bare(of: 'reservation' | 'order'): Promise<number> {
  const order_short_id = template?.short_id ?? ''
  return server.ask({ name: 'bare', of, concurrency, milliseconds, counters, order_short_id })
}

/** Buys one order and records its requests. */
async function recordOrder(): Promise<PublicOrder | null> {
  // The first order fills the caches.
  await buyOne()
  await server.ask({ name: 'record' })
  const order = await reserveOne(call, sale)
  if (order) await complete(call, order)
  await server.ask({ name: 'recorded', order_short_id: order?.short_id ?? '' })
  return reserveOne(call, sale)
}

async function buyOne(): Promise<void> {
  const order = await reserveOne(call, sale)
  if (order) await complete(call, order)
}

async function measureRound(): Promise<Rates> {
  const rates: Partial<Rates> = {}
  for (const name of Object.keys(measured) as (keyof Rates)[]) {
    const before = await server.ask<number>({ name: 'cpu' })
    const done = await measured[name]()
    cpu[name].push(((await server.ask<number>({ name: 'cpu' })) - before) / done)
    rates[name] = done / (milliseconds / 1000)
  }
  return rates as Rates
}

console.log(`Warming up, then ${rounds} rounds of five times ${milliseconds / 1000} s, in turn`)
await measureRound()
const all: Rates[] = []
for (let round = 1; round <= rounds; round += 1) {
  const rates = await measureRound()
  all.push(rates)
  const { reservations, bareReservations, orders, bareOrders, sameRequests } = rates
  console.log(
    `  round ${round}: ${reservations.toFixed(0)} reservations/s (bare ${bareReservations.toFixed(0)}), ${orders.toFixed(0)} orders/s (bare ${bareOrders.toFixed(0)}, the same requests ${sameRequests.toFixed(0)})`,
  )
}
const crowd = await sellOut({ buyers: 1000, tickets: 500 })
const units = await meterOrders()
leave()
await server.stop()

const of = (rate: (rates: Rates) => number) => median(all.map(rate))
const perOrder = (amount: number) => (amount / ordersMetered).toFixed(2)
const requests = Object.entries(units.requests)
const cpuOf = (name: keyof typeof measured) => median(cpu[name]).toFixed(2)
const keys = sharedKeys(units.write_units_by_key, ordersMetered)
console.log(`
  ${concurrency} at once, medians of ${rounds} rounds, on one DynamoDB Local
  Reservations a second through the API     ${of(({ reservations }) => reservations).toFixed(0)}
  Bare transactions of a reservation        ${of(({ bareReservations }) => bareReservations).toFixed(0)}
  Ratio                                     ${of((rate) => rate.reservations / rate.bareReservations).toFixed(2)}
  Orders a minute, reserved and completed   ${(of(({ orders }) => orders) * 60).toFixed(0)}
  Bare writes of such orders a minute       ${(of(({ bareOrders }) => bareOrders) * 60).toFixed(0)}
  Ratio                                     ${of((rate) => rate.orders / rate.bareOrders).toFixed(2)}
  The same requests without the API a minute ${(of(({ sameRequests }) => sameRequests) * 60).toFixed(0)}
  Ratio of orders to them, of them to bare  ${of((rate) => rate.orders / rate.sameRequests).toFixed(2)}, ${of((rate) => rate.sameRequests / rate.bareOrders).toFixed(2)}

  CPU of the process under test, ms each    reservation ${cpuOf('reservations')} (bare ${cpuOf('bareReservations')}), order ${cpuOf('orders')} (bare ${cpuOf('bareOrders')}, the same requests ${cpuOf('sameRequests')})

  ${crowd.buyers} buyers at once for ${crowd.tickets} tickets: ${crowd.bought} bought, ${crowd.refused} heard "sold out", in ${crowd.seconds.toFixed(1)} s
  (${((crowd.bought / crowd.seconds) * 60).toFixed(0)} orders a minute while the rest is refused)

  Per order of one ticket (reserve, details, completion):
  DynamoDB requests                         ${perOrder(requests.reduce((sum, [, count]) => sum + count, 0))}
    ${requests.map(([name, count]) => `${name} ${perOrder(count)}`).join(', ')}
  Write units, indexes included             ${perOrder(units.write_units)}
  Read units                                ${perOrder(units.read_units)}
  Write units on keys that orders share     ${keys.map(({ kind, units_per_order }) => `${kind} ${units_per_order.toFixed(2)}`).join(', ')}
  Orders a second on paper (1,000 units a key; bench:crowd measures conflicts)
${[500, 20_000, 80_000].map((size) => ceilingLine(size)).join('\n')}`)

function ceilingLine(size: number): string {
  const spread = { shards: poolShardCount(size), list_shards: listShardCount(size) }
  const { orders, kind } = paperCeiling(keys, spread)
  return `    of ${String(size).padEnd(6)} tickets, ${String(spread.shards).padStart(2)} shards          ${orders} (${kind})`
}

/** All buyers come at once and buy one ticket each. A buyer who hears "sold out" leaves. */
async function sellOut({ buyers, tickets }: { buyers: number; tickets: number }) {
  const rush = await server.ask<Sale>({ name: 'openSale', stock: tickets })
  const start = performance.now()
  const bought = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const order = await reserveOne(call, rush)
      if (order) await complete(call, order)
      return order !== null
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const sold = bought.filter((isBought) => isBought).length
  if (sold !== tickets) throw new Error(`${sold} of ${tickets} tickets were sold.`)
  return { buyers, tickets, bought: sold, refused: buyers - sold, seconds }
}

/** Buys whole orders one after another from a pool with a single shard. */
async function meterOrders(): Promise<ConsumedUnits> {
  const small = await server.ask<Sale>({ name: 'openSale', stock: 1000 })
  const buy = async () => {
    const order = await reserveOne(call, small)
    if (order) await complete(call, order)
  }
  await buy()
  await server.ask({ name: 'meter' })
  await server.ask({ name: 'meter' })
  for (let order = 1; order <= ordersMetered; order += 1) await buy()
  return server.ask<ConsumedUnits>({ name: 'meter' })
}
