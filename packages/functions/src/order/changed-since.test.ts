import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import type { Context } from '@foyer/core/verb'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'

interface Row {
  short_id: string
  updated_at: string
}

let ctx: Context
let event_id: string
const sold: Awaited<ReturnType<typeof nameBuyer>>[] = []

beforeAll(async () => {
  const { tickets, ...minted } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
  ctx = minted.ctx
  event_id = minted.event.id
  for (const ticket of [...tickets, ...tickets]) {
    const order = await nameBuyer(await reserve(ticket))
    await activateAttendees(order.short_id)
    sold.push(order)
  }
})

const list = (kind: 'orders' | 'attendees', query = '') =>
  answered<Row[]>(ctx, `GET /events/${event_id}/${kind}?${query}`)

/** The latest change that a list knows of: what a program remembers until it asks again. */
async function lastChange(kind: 'orders' | 'attendees'): Promise<string> {
  const [latest] = await list(kind, 'sort_by=updated_at&sort_direction=desc')
  return latest?.updated_at ?? ''
}

describe('a program that asks again', () => {
  it('gets the order that changed since, and no other', async () => {
    const since = await lastChange('orders')
    const [, order] = sold
    expect(await list('orders', `filter_fields[updated_at][gt]=${since}`)).toEqual([])
    await answered(ctx, `PATCH /events/${event_id}/orders/${order?.short_id}`, { notes: 'VIP' })
    const changed = await list('orders', `filter_fields[updated_at][gt]=${since}`)
    expect(changed.map(({ short_id }) => short_id)).toEqual([order?.short_id])
    const read = await answered<Row>(ctx, `GET /events/${event_id}/orders/${order?.short_id}`)
    expect(read.updated_at).toBe(changed[0]?.updated_at)
  })

  it('gets the attendee who was admitted since, and no other', async () => {
    const since = await lastChange('attendees')
    const door = await mintCheckInList({ event_id })
    const [attendee] = sold[0]?.attendees ?? []
    const code = attendee?.short_id
    const scan = { code, scan_id: crypto.randomUUID() }
    await answered(null, `POST /public/check-in-lists/${door.short_id}/check-ins`, scan)
    const changed = await list('attendees', `filter_fields[updated_at][gt]=${since}`)
    expect(changed.map(({ short_id }) => short_id)).toEqual([code])
  })

  it('gets the latest change first where it sorts by it', async () => {
    const times = (await list('orders', 'sort_by=updated_at&sort_direction=desc')).map(
      (row) => row.updated_at,
    )
    expect(times).toHaveLength(2)
    expect(times).toEqual(times.toSorted().reverse())
  })
})

it('a buyer is not told when the order was last written', async () => {
  const read = await answered<object>(null, `GET /public/orders/${sold[0]?.short_id}`)
  expect(read).not.toHaveProperty('updated_at')
})
