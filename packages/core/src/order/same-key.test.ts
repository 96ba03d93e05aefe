import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import { expect, it } from 'vitest'
import { mostPoolShards } from '../pool/open-pool.ts'
import { readPools } from '../pool/read-pools.ts'
import { newLinkId } from '../random-id.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { bodyOf } from '../testing/mint-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { createOrder } from './create-order.ts'

it('every click under one key is answered with the same order, even if it took the last tickets from several shards (F8)', async () => {
  const { ctx, event, tickets } = await mintLiveEvent([
    { type: 'FREE', prices: [{ quantity_available: 6000 }] },
  ])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const prices = bodyOf(ticket).prices.map((price) => ({ ...price, quantity_available: 3 }))
  await updateTicket(ctx, {
    params: { event_id: event.id, ticket_id: ticket.id },
    body: bodyOf(ticket, { prices }),
  })
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 3 }]
  const buyer = testContext({ idempotencyKey: newLinkId() })
  const click = () =>
    createOrder(buyer, { params: { event_id: event.id }, body: createOrderBody.parse({ lines }) })
  const orders = await Promise.all(Array.from({ length: 12 }, click))
  expect(new Set(orders.map(({ short_id }) => short_id)).size).toBe(1)
  const pool_id = firstPriceOf(ticket)
  expect((await readPools([{ pool_id, shards: mostPoolShards }])).get(pool_id)).toMatchObject({
    free: 0,
    held: 3,
    sold: 0,
  })
})
