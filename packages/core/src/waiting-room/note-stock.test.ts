import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { beforeEach, describe, expect, it } from 'vitest'
import { refreshAvailability } from '../availability/refresh-availability.ts'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { AvailabilityEntity } from '../store/event/availability-entity.ts'
import { WaitingRoomMarkEntity } from '../store/waiting-room/waiting-room-entity.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { joinLine } from '../testing/join-line.ts'
import { lineEvent, lineOf, reserveWith, setLine } from '../testing/line-event.ts'
import { bodyOf } from '../testing/mint-ticket.ts'
import { later } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import type { Context } from '../verb.ts'
import { forgetLine } from './known-line.ts'

beforeEach(() => forgetEventGraphs())

describe('a line by itself', () => {
  const count = (event_id: string, ctx: Context) =>
    refreshAvailability(ctx, { event_id, since: ctx.now.toISOString() })

  /** Counts the event, once more, as if that many tickets had been taken in the second before. */
  async function countAfter(event_id: string, ticket: Ticket, taken: number, ctx: Context): Promise<void> {
    const { data: kept } = await AvailabilityEntity.get({ stock_event_id: event_id }).go({ consistent: true })
    const price_id = firstPriceOf(ticket)
    const before = kept?.pools[price_id]
    if (!kept || !before) throw new Error('not counted')
    const pools = { ...kept.pools, [price_id]: { ...before, taken: before.taken - taken } }
    await AvailabilityEntity.put({ ...kept, pools, read_at: later(ctx, -1).now.toISOString() }).go()
    await count(event_id, ctx)
    forgetLine(event_id)
  }

  it('opens in the second in which a crowd buys, and not for fewer', async () => {
    const { event_id, ticket, visitor } = await lineEvent({})
    await count(event_id, visitor)
    await countAfter(event_id, ticket, 19, later(visitor, 1))
    expect(await lineOf(event_id, visitor)).toMatchObject({ is_required: false, opens_at: null })
    await countAfter(event_id, ticket, 20, later(visitor, 2))
    const opened = later(visitor, 3)
    expect(await lineOf(event_id, opened)).toMatchObject({ is_required: true, joined: 0, per_second: 50 })
    await expect(reserveWith(opened, ticket)).rejects.toMatchObject({ code: 'waiting_room.pass_required' })
    const { pass } = await joinLine(opened, event_id)
    await reserveWith(opened, ticket, { pass })
  })

  it('follows what is sold, stops where nothing is left, and goes on when tickets come back', async () => {
    const { event_id, ticket, visitor, owner } = await lineEvent({ mode: 'ON', stock: 5000 })
    await joinLine(visitor, event_id)
    await setLine(event_id, { late: 100_000 })
    await count(event_id, visitor)
    await countAfter(event_id, ticket, 150, later(visitor, 10))
    const followed = await lineOf(event_id, later(visitor, 10))
    expect(followed).toMatchObject({ admitted: 511, per_second: 48, is_sold_out: false })
    const params = { event_id, ticket_id: ticket.id }
    const stock = (quantity_available: number) =>
      updateTicket(owner, {
        params,
        body: bodyOf(ticket, {
          prices: bodyOf(ticket).prices.map((price) => ({ ...price, quantity_available })),
        }),
      })
    await stock(0)
    await countAfter(event_id, ticket, 0, later(visitor, 20))
    const stopped = await lineOf(event_id, later(visitor, 60))
    expect(stopped).toMatchObject({ admitted: 991, per_second: 0, is_sold_out: true })
    await stock(3000)
    await countAfter(event_id, ticket, 0, later(visitor, 70))
    expect(await lineOf(event_id, later(visitor, 80))).toMatchObject({
      is_sold_out: false,
      admitted: 991 + 51 * 10,
    })
  })

  it('that is always there stays when it was empty for long, and without its mark', async () => {
    const { event_id, ticket, visitor } = await lineEvent({ mode: 'ON' })
    await joinLine(visitor, event_id)
    await count(event_id, visitor)
    await countAfter(event_id, ticket, 0, later(visitor, 3600))
    await WaitingRoomMarkEntity.delete({ event_id, id: 'waiting_room' }).go()
    forgetEventGraphs()
    const line = await lineOf(event_id, later(visitor, 3600))
    expect(line).toMatchObject({ is_required: true, joined: 1 })
    expect(line.admitted).toBeGreaterThan(1)
  })

  it('ends when it was empty for long', async () => {
    const { event_id, ticket, visitor } = await lineEvent({})
    await count(event_id, later(visitor, -2))
    await countAfter(event_id, ticket, 30, visitor)
    await joinLine(later(visitor, 1), event_id)
    await countAfter(event_id, ticket, 0, later(visitor, 60))
    expect(await lineOf(event_id, later(visitor, 60))).toMatchObject({ is_required: true, joined: 1 })
    await countAfter(event_id, ticket, 0, later(visitor, 300))
    forgetEventGraphs()
    expect(await lineOf(event_id, later(visitor, 300))).toMatchObject({ is_required: false, opens_at: null })
  })
})
