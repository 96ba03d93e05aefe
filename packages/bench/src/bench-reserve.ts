import type { PublicOrder } from '@foyer/contracts/order/order'
import { median } from './median.ts'
import { buyers, reserveFor } from './reserve/buyers.ts'
import type { ConsumedUnits } from './reserve/consumed-units.ts'
import type { Sale } from './reserve/open-sale.ts'
import { startBenchServer } from './reserve/start-bench-server.ts'

const concurrency = 32
const rounds = 7
const milliseconds = 5000
const stock = 50_000
/** As many as the pool of that stock has shards. */
const counters = 20
const ordersMetered = 200

const server = await startBenchServer()
const { call, leave } = buyers(server.url, concurrency)

const sale = await server.ask<Sale>({ name: 'openSale', stock })
const path = `/events/${sale.event_id}/orders`
const body = { lines: [{ ticket_id: sale.ticket_id, price_id: sale.price_id, quantity: 1 }] }
const reserve = (ms: number) => reserveFor({ call, concurrency, milliseconds: ms, path, body })
const template: PublicOrder = JSON.parse((await call('POST', path, body)).body).data
const bare = (ms: number) =>
  server.ask<number>({
    name: 'bare',
    concurrency,
    milliseconds: ms,
    counters,
    order_short_id: template.short_id,
  })

console.log(`Warming up, then ${rounds} rounds of ${milliseconds / 1000} s each, in turn`)
await reserve(4000)
await bare(4000)
const rates: { api: number; bare: number }[] = []
for (let round = 1; round <= rounds; round += 1) {
  const seconds = milliseconds / 1000
  const rate = { bare: (await bare(milliseconds)) / seconds, api: (await reserve(milliseconds)) / seconds }
  rates.push(rate)
  console.log(
    `  round ${round}: ${rate.api.toFixed(0)} reservations/s, ${rate.bare.toFixed(0)} bare transactions/s`,
  )
}
const units = await meterOrders()
leave()
await server.stop()

const [api, floor] = [median(rates.map((rate) => rate.api)), median(rates.map((rate) => rate.bare))]
const ratio = median(rates.map((rate) => rate.api / rate.bare))
const requests = Object.entries(units.requests)
const perOrder = (amount: number) => (amount / ordersMetered).toFixed(2)
const hottest = Object.entries(units.write_units_by_key).toSorted((a, b) => b[1] - a[1])[0]
console.log(`
  Reservations a second through the API     ${api.toFixed(0)}
  Bare two-item transactions a second       ${floor.toFixed(0)}
  Ratio (median of the rounds)              ${ratio.toFixed(2)}
  both ${concurrency} at once, medians of ${rounds} rounds, on one DynamoDB Local

  Per order of one ticket (reserve, details, completion):
  DynamoDB requests                         ${perOrder(requests.reduce((sum, [, count]) => sum + count, 0))}
    ${requests.map(([name, count]) => `${name} ${perOrder(count)}`).join(', ')}
  Write units                               ${perOrder(units.write_units)}
  Read units                                ${perOrder(units.read_units)}
  Most write units of one partition key     ${perOrder(hottest?.[1] ?? 0)}
    ${hottest?.[0] ?? ''}`)

/** Buys a number of whole orders, one after another, from a pool of a single shard: the worst case for one key. */
async function meterOrders(): Promise<ConsumedUnits> {
  const small = await server.ask<Sale>({ name: 'openSale', stock: 1000 })
  await buyOne(small, 0)
  await server.ask({ name: 'meter' })
  await server.ask({ name: 'meter' })
  for (let order = 1; order <= ordersMetered; order += 1) await buyOne(small, order)
  return server.ask<ConsumedUnits>({ name: 'meter' })
}

async function buyOne({ event_id, ticket_id, price_id }: Sale, index: number): Promise<void> {
  const lines = [{ ticket_id, price_id, quantity: 1 }]
  const reserved = await call('POST', `/events/${event_id}/orders`, { lines })
  const order: PublicOrder = JSON.parse(reserved.body).data
  const person = { first_name: 'Bea', last_name: 'Buyer', email: `bea-${index}@example.com` }
  const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...person }))
  const completed = await call('PUT', `/orders/${order.short_id}`, { ...person, attendees })
  if (completed.status !== 200) throw new Error(`An order was not completed: ${completed.body}`)
}
