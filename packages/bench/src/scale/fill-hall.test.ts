import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { afterAll, beforeAll, expect, it } from 'vitest'

const orders = 600
let stop = async () => {}
let directory = ''

beforeAll(async () => {
  // In memory where there is such a directory: each of the orders is written to the disk else.
  const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  directory = await mkdtemp(path.join(place, 'foyer-filled-'))
  const standIns = await startStandIns({ directory })
  Object.assign(process.env, standIns.env)
  stop = standIns.stop
})

afterAll(async () => {
  await stop()
  await rm(directory, { recursive: true, force: true })
})

it('fills an event with the orders, rows and keys that it would have if each order had been written', async () => {
  const { fillHall } = await import('./fill-hall.ts')
  const { compareLog } = await import('@foyer/core/snapshot/compare-log')
  const { listAttendees } = await import('@foyer/core/attendee/list-attendees')
  const { listOrders } = await import('@foyer/core/order/list-orders')
  const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')
  const { readListShards } = await import('@foyer/core/event-graph/event-graph')
  const { seedSoldOrders } = await import('@foyer/core/testing/seed-sold-orders')
  const { rebuildSnapshot } = await import('@foyer/core/snapshot/make-snapshot')
  const { readOrders } = await import('@foyer/core/store/order/order-entity')

  const open = async () => {
    const { ctx, event, tickets } = await mintLiveEvent([
      { type: 'FREE', prices: [{ quantity_available: 5000 }] },
    ])
    return { ctx, event_id: event.id, ticket_id: tickets[0]?.id ?? '' }
  }
  const [filled, written] = [await open(), await open()]
  await fillHall({ ...filled, orders, directory })
  await seedSoldOrders({ ...written, orders })
  await rebuildSnapshot(written.ctx, written.event_id, async () => {})

  expect(await compareLog(filled.event_id)).toEqual([])
  const pageOf = async ({ ctx, event_id }: typeof filled, query: object) => {
    const asked = { params: { event_id }, query: { page: 1, per_page: 20, ...query } }
    return [await listOrders(ctx, asked as never), await listAttendees(ctx, asked as never)].map(
      ({ data, meta }) => ({ rows: data.map(withoutIds), meta }),
    )
  }
  for (const query of [
    {},
    { page: 7, sort_by: 'email' },
    { query: 'holder 17' },
    { query: 'holder-5@example.com' },
  ])
    expect(await pageOf(filled, query)).toEqual(await pageOf(written, query))
  const { data } = await listOrders(filled.ctx, {
    params: { event_id: filled.event_id },
    query: { page: 1, per_page: 100, sort_by: 'email' } as never,
  })
  const items = await readOrders(data.map(({ short_id }) => short_id))
  expect(items.size).toBe(100)
  expect(new Set([...items.values()].map(({ list_shard }) => list_shard)).size).toBe(
    (await readListShards(filled.event_id)).length,
  )
})

/** What differs between two orders that say the same. */
function withoutIds(row: object): object {
  const { short_id, reference, order_short_id, order_reference, ticket_id, ticket_ids, event_id, ...same } =
    row as Record<string, unknown>
  const ids = { short_id, reference, order_short_id, order_reference, ticket_id, ticket_ids, event_id }
  return { ...same, has: Object.entries(ids).flatMap(([name, id]) => (id === undefined ? [] : name)) }
}
