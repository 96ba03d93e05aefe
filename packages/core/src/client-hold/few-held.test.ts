import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { afterEach, describe, expect, it } from 'vitest'
import { createOrder } from '../order/create-order.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { conflictTransactions } from '../testing/fail-writes.ts'
import { heldByClient } from '../testing/held-by-client.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { challengeOf } from '../testing/solve-proof.ts'
import { testContext } from '../testing/test-context.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

/** An event with a ticket of each stock; null: without a limit. */
async function sale(...stocks: (number | null)[]): Promise<[Ticket, ...Ticket[]]> {
  const asked = stocks.map((quantity_available) => ({
    type: 'FREE' as const,
    max_per_order: 100,
    prices: [{ quantity_available }],
  }))
  const [first, ...others] = (await mintLiveEvent(asked)).tickets
  if (!first) throw new Error('no ticket')
  return [first, ...others]
}

function hold(ticket: Ticket, quantity: number, given: object = {}, clientAddress = '203.0.113.7') {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity }]
  const body = createOrderBody.parse({ lines, ...given })
  return createOrder(testContext({ clientAddress }), { params: { event_id: ticket.event_id }, body })
}

const counted = ({ event_id }: Ticket) =>
  heldByClient(testContext({ clientAddress: '203.0.113.7' }), event_id)

/** The names of all writes from now on, until the test ends. */
function noteWrites(): () => string[] {
  const requests = countRequests()
  stop = requests.stop
  return () => requests.sent.filter((name) => !/Get|Query/.test(name))
}

describe('the tickets of a client that holds few', () => {
  it('are counted in the order’s own write, without another request', async () => {
    const [ticket] = await sale(500)
    const writes = noteWrites()
    for (let turn = 0; turn < 3; turn += 1) await hold(ticket, 3)
    expect(writes()).toEqual(Array(3).fill('TransactWriteItemsCommand'))
    expect(await counted(ticket)).toEqual([9])
  })

  it('are not counted where nothing was reserved', async () => {
    const [ticket] = await sale(5)
    await expect(hold(ticket, 6)).rejects.toMatchObject({ code: 'order.sold_out' })
    await expect(hold(ticket, 2, { expected_total: 5 })).rejects.toMatchObject({
      code: 'order.price_changed',
    })
    expect(await counted(ticket)).toEqual([])
  })

  it('are counted exactly up to the last one that needs no proof, however many orders come at once', async () => {
    const [ticket] = await sale(20)
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => hold(ticket, 2)))
    const held = answers.filter(({ status }) => status === 'fulfilled')
    const asked = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [challengeOf(answer.reason)] : [],
    )
    expect(held.length * 2).toBeLessThanOrEqual(10)
    expect(asked.every((challenge) => challenge !== null)).toBe(true)
    expect(await counted(ticket)).toEqual([held.length * 2])
  })

  it('are reserved even while another write has the client’s count, as in a house with one address', async () => {
    const [ticket] = await sale(500)
    const { stop: end } = conflictTransactions((keys) => keys.some((key) => key.includes('#client_')))
    stop = end
    const orders = await Promise.all(Array.from({ length: 4 }, () => hold(ticket, 2)))
    expect(orders.map(({ status }) => status)).toEqual(Array(4).fill('RESERVED'))
    expect(await counted(ticket)).toEqual([8])
  })
})

describe('the tickets of a client that holds many', () => {
  it('are counted before anything is taken, after one refused write', async () => {
    const [ticket] = await sale(500)
    await hold(ticket, 8)
    const writes = noteWrites()
    const orders = [await hold(ticket, 4), await hold(ticket, 4)]
    const [single, whole] = ['UpdateItemCommand', 'TransactWriteItemsCommand']
    expect(writes()).toEqual([whole, single, whole, single, whole])
    expect(await counted(ticket)).toEqual([16])
    for (const { short_id } of orders) expect((await readOrder(short_id)).held_by).toBeDefined()
  })

  it('are counted with a replaced hold that knows where it is counted', async () => {
    const [ticket] = await sale(500)
    const { short_id } = await hold(ticket, 20)
    const smaller = await hold(ticket, 5, { replaces_order: short_id })
    expect(await counted(ticket)).toEqual([5])
    expect((await readOrder(smaller.short_id)).held_by).toBeUndefined()
  })

  it('are counted where they take the place of tickets that were not, since those had no limit', async () => {
    const [scarce, plenty] = await sale(100, null)
    if (!plenty) throw new Error('no ticket')
    for (let turn = 0; turn < 3; turn += 1) {
      const { short_id } = await hold(plenty, 10)
      await hold(scarce, 10, { replaces_order: short_id }).catch(() => null)
    }
    expect(await counted(scarce)).toEqual([10])
  })
})
