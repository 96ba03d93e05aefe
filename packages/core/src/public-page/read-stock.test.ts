import { afterEach, expect, it } from 'vitest'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { reserve } from '../testing/buy.ts'
import { countReadUnits } from '../testing/count-read-units.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { later, testContext } from '../testing/test-context.ts'
import { readStock } from './read-stock.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

const stockOf = async (quantity_available: number) => {
  const { event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available }] }])
  const [ticket] = tickets
  const graph = await readEventGraph(event.id)
  const price_id = ticket?.prices[0]?.id ?? ''
  if (!ticket || !graph) throw new Error('no ticket')
  return {
    ticket,
    look: async (ctx = testContext()) => (await readStock(ctx, graph)).counts.get(price_id),
  }
}

it('what is left of a price in 32 shards is read for 16 read units', async () => {
  const { look } = await stockOf(800)
  const units = countReadUnits()
  stop = units.stop
  expect(await look()).toMatchObject({ free: 800, taken: 0 })
  expect(units.read()).toBe(16)
})

it('what lapsed holds keep of a fully taken price is read as last written, and counts as free (F3)', async () => {
  const { look, ticket } = await stockOf(1)
  await reserve(ticket)
  expect(await look()).toMatchObject({ free: 0, taken: 1 })
  const units = countReadUnits()
  stop = units.stop
  expect(await look(later(testContext(), 3600))).toMatchObject({ free: 1, taken: 0 })
  expect(units.exact()).toBe(1)
})
