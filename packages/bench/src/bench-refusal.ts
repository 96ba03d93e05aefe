import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { inWords, meterTable } from './scale/meter-table.ts'

/** How many buyers are served and refused for each line, and how many of them at once. */
const buyers = 200
const atOnce = 20

const standIns = await startStandIns({ directory: null })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { createOrder } = await import('@foyer/core/order/create-order')
const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')
const { bodyOf } = await import('@foyer/core/testing/mint-ticket')
const { testContext } = await import('@foyer/core/testing/test-context')
const { updateTicket } = await import('@foyer/core/ticket/tickets')
const { isAppError } = await import('@foyer/core/verb')
const meter = meterTable()

console.log(`What a buyer costs, over ${buyers} of them, ${atOnce} at once, through createOrder`)
for (const once of [20, 800]) await measure(once)
await standIns.stop()
process.exit(0)

/** A pool that was as large as `once`, and so has its shards, with tickets for each of the first buyers. */
async function measure(once: number): Promise<void> {
  const prices = [{ quantity_available: once }]
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices }])
  const [ticket] = tickets
  const [price] = ticket?.prices ?? []
  if (!ticket || !price) throw new Error('The event has no ticket.')
  const params = { event_id: event.id }
  const smaller = bodyOf(ticket).prices.map((each) => ({ ...each, quantity_available: buyers }))
  await updateTicket(ctx, {
    params: { ...params, ticket_id: ticket.id },
    body: bodyOf(ticket, { prices: smaller }),
  })
  let asked = 0
  const reserve = async () => {
    asked += 1
    const lines = [{ ticket_id: ticket.id, price_id: price.id, quantity: 1 }]
    const buyer = testContext({ clientAddress: `198.18.${(asked >> 8) & 255}.${asked & 255}` })
    return createOrder(buyer, { params, body: { lines, locale: 'en' } })
  }
  const refuse = async () => {
    const answer = await reserve().catch((error: unknown) => error)
    if (!isAppError(answer, 'order.sold_out')) throw new Error('A buyer was not told that it is sold out.')
  }
  const name = once > 25 ? 'a pool that had 32 shards' : 'a pool that had 1 shard'
  await report(`served, ${name}`, reserve)
  await report(`refused first, ${name}`, refuse)
  await report(`refused later, ${name}`, refuse)
}

async function report(name: string, act: () => Promise<unknown>): Promise<void> {
  meter.take()
  const before = process.cpuUsage()
  for (let buyer = 0; buyer < buyers; buyer += atOnce) await Promise.all(Array.from({ length: atOnce }, act))
  const { user, system } = process.cpuUsage(before)
  const milliseconds = ((user + system) / 1000 / buyers).toFixed(1)
  console.log(`  ${name}: ${inWords(meter.take(), buyers)}, ${milliseconds} ms of CPU`)
}
