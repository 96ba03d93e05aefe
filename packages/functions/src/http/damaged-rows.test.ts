import { OrderEntity } from '@foyer/core/store/order/order-entity'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { answered } from '../testing/answered.ts'
import { send } from '../testing/send.ts'

const buyer = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }

afterEach(() => vi.restoreAllMocks())

/** An event with two orders. The first one's row has a status that no release knows. */
async function mintDamagedEvent() {
  const { ctx, event_id, ticket } = await mintEventWithTicket()
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  const make = () =>
    answered<{ short_id: string }>(ctx, `POST /events/${event_id}/orders`, { ...buyer, lines })
  const [damaged, whole] = [await make(), await make()]
  const { data: order } = await OrderEntity.get({ short_id: damaged.short_id }).go({ consistent: true })
  if (!order?.row) throw new Error('no row')
  await OrderEntity.put({ ...order, row: { ...order.row, display_status: 'VANISHED' as never } }).go()
  return { list: `GET /events/${event_id}/orders`, ctx, whole }
}

describe('a list with a row that it cannot read', () => {
  it('shows the other rows, and still counts that one', async () => {
    vi.spyOn(logger, 'error').mockImplementation(() => {})
    const { ctx, list, whole } = await mintDamagedEvent()
    const answer = await send(ctx, list)
    expect(answer.status).toBe(200)
    const { data, meta } = await answer.json()
    expect(data).toMatchObject([{ short_id: whole.short_id }])
    expect(meta.total).toBe(2)
  })

  it('is logged in a line that rings an alarm, with the list and the field and nothing from the row', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
    const { ctx, list } = await mintDamagedEvent()
    await send(ctx, list)
    expect(logged.mock.calls).toEqual([
      ['damaged rows', { endpoint: 'listOrders', fields: ['display_status'] }],
    ])
  })
})
