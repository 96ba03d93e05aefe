import { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import { describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { readPools } from '../pool/read-pools.ts'
import { collectMessages } from '../testing/collect-messages.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { moveStock } from '../testing/move-stock.ts'
import { listTickets } from './read-tickets.ts'
import { deleteTicket } from './tickets.ts'

const tiers = {
  type: 'TIERED' as const,
  prices: [
    { label: 'Early', price: 1000, quantity_available: 10 },
    { label: 'Late', price: 2000 },
  ],
}

async function mint() {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  const ticket = await mintTicket(ctx, event_id, tiers)
  return { ctx, event_id, ticket, params: { event_id, ticket_id: ticket.id } }
}

describe('deleteTicket', () => {
  it('removes a ticket that was never ordered, with its pools', async () => {
    const { ctx, event_id, ticket, params } = await mint()
    await deleteTicket(ctx, { params })
    expect((await listTickets(ctx, { params: { event_id }, query: { page: 1, per_page: 20 } })).data).toEqual(
      [],
    )
    expect(await readPools(ticket.prices.map(({ id }) => ({ pool_id: id, shards: 8 })))).toEqual(new Map())
    await expect(deleteTicket(ctx, { params })).rejects.toMatchObject({ code: 'ticket.not_found' })
  })

  it('tells the account’s change feed in the same write, since no item is left that could', async () => {
    const { ctx, event_id, ticket, params } = await mint()
    const { payloads, stop } = collectMessages(rowsChanged)
    await deleteTicket(ctx, { params }).finally(stop)
    expect(payloads).toMatchObject([{ event_id, changes: [{ type: 'ticket', id: ticket.id }] }])
  })

  it('refuses while anybody holds or has one', async () => {
    const { ctx, ticket, params } = await mint()
    const id = ticket.prices[0]?.id ?? ''
    const refusal = { code: 'ticket.has_orders', status: 409 }
    await moveStock('hold', id, 1)
    await expect(deleteTicket(ctx, { params })).rejects.toMatchObject(refusal)
    await moveStock('sell', id, 1)
    await expect(deleteTicket(ctx, { params })).rejects.toMatchObject(refusal)
  })

  it('refuses a ticket after its only order was cancelled: it is still on that order', async () => {
    const { ctx, event_id, ticket, params } = await mint()
    const order = await mintSoldOrder({ event_id, ticket_id: ticket.id })
    await activateAttendees(order.short_id)
    await expect(deleteTicket(ctx, { params })).rejects.toMatchObject({ code: 'ticket.has_orders' })
  })
})
