import type { PublicOrder } from '@foyer/contracts/order/order'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf, reserve } from '../testing/buy.ts'
import { loseWrites } from '../testing/lose-writes.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import { reclaimLapsedHolds } from './reclaim-lapsed-holds.ts'

const holds = 12

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** An event with all tickets in holds that lapsed, and how it tries to get them back. */
async function soldOutEvent() {
  const { tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: holds }] }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const hourAgo = testContext({ now: new Date(Date.now() - 3_600_000) })
  const orders: PublicOrder[] = []
  for (let hold = 0; hold < holds; hold += 1) orders.push(await reserve(ticket, 1, hourAgo))
  const shortages = [{ pool_id: firstPriceOf(ticket), missing: holds }]
  return {
    reclaim: () => reclaimLapsedHolds(testContext(), ticket.event_id, shortages),
    stillHeld: async () => {
      const now = await Promise.all(orders.map(({ short_id }) => readOrder(short_id)))
      return now.filter(({ status }) => status === 'RESERVED').length
    },
  }
}

describe('reclaiming lapsed holds while a buyer waits', () => {
  let event: Awaited<ReturnType<typeof soldOutEvent>>
  beforeEach(async () => {
    event = await soldOutEvent()
  })

  /** Each look at the clock finds ten more seconds gone. */
  function letTimeFly() {
    let seconds = 0
    vi.spyOn(performance, 'now').mockImplementation(() => {
      seconds += 10
      return seconds * 1000
    })
  }

  it('ends as many as are missing', async () => {
    expect(await event.reclaim()).toMatchObject({ isFreed: true })
    expect(await event.stillHeld()).toBe(0)
    expect(await event.reclaim()).toEqual({ isFreed: false, isWhole: true })
  })

  it('stops after some seconds with those that it has ended', async () => {
    letTimeFly()
    expect(await event.reclaim()).toEqual({ isFreed: true, isWhole: false })
    expect(await event.stillHeld()).toBe(7)
  })

  it('says busy, not sold out, when some seconds were not enough for any', async () => {
    stop = loseWrites()
    letTimeFly()
    await expect(event.reclaim()).rejects.toMatchObject({ code: 'server.busy' })
  })
})
