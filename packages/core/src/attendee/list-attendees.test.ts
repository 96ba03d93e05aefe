import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import { beforeAll, describe, expect, it } from 'vitest'
import { fewestListShards as listShards } from '../list/list-partitions.ts'
import { listRows } from '../list/list-rows.ts'
import { newId, newLinkId, newReference } from '../random-id.ts'
import { AttendeeEntity, type AttendeeItem, attendeeRow } from '../store/attendee/attendee-entity.ts'
import { client } from '../table/client.ts'
import { attendeePartitions } from './list-attendees.ts'

const event_id = newId('event')
const total = 2000

function attendee(index: number): AttendeeItem {
  const item: AttendeeItem = {
    short_id: newLinkId(),
    reference: newReference('A'),
    event_id,
    order_short_id: newLinkId(),
    order_reference: newReference('O'),
    ticket_id: newId('ticket'),
    ticket_title: index % 2 ? 'Standing' : 'Seated',
    price_id: newId('price'),
    price_label: '',
    first_name: index === 1234 ? 'Zoë' : 'Guest',
    last_name: String(index).padStart(4, '0'),
    email: `guest-${index}@example.com`,
    locale: 'en',
    status: 'ACTIVE',
    notes: 'x'.repeat(1000),
    check_ins: {},
    created_at: new Date(Date.UTC(2026, 4, 1) + index * 1000).toISOString(),
    version: 2,
    list_shard: index % listShards,
  }
  return { ...item, row: attendeeRow(item) }
}

async function list(query: object) {
  const partitions = await attendeePartitions(event_id)
  const before = { requests, rows }
  const { data, meta } = await listRows<AttendeeRow>(
    { page: 1, per_page: 20, ...query },
    {
      partitions,
      order_by: 'created_at',
      id: 'short_id',
      searched: ['first_name', 'last_name'],
      total: async () => total,
    },
  )
  return {
    names: data.map(({ last_name }) => last_name),
    total: meta.total,
    requests: requests - before.requests,
    rows: rows - before.rows,
  }
}

let requests = 0
let rows = 0

beforeAll(async () => {
  client.middlewareStack.add(
    (next) => async (args) => {
      requests += 1
      const answer = await next(args)
      rows += (answer.output as { ScannedCount?: number }).ScannedCount ?? 0
      return answer
    },
    { step: 'initialize' },
  )
  const items = Array.from({ length: total }, (_, index) => attendee(index))
  const { unprocessed } = await AttendeeEntity.put(items).go({ concurrent: 4 })
  expect(unprocessed).toEqual([])
})

describe('a list of 2,000 attendees', () => {
  it('shows its newest with one request per shard, wherever the page lies', async () => {
    expect(await list({})).toMatchObject({ requests: listShards, total })
    const page = await list({ page: 51, per_page: 20 })
    expect(page.names).toEqual(Array.from({ length: 20 }, (_, index) => String(999 - index).padStart(4, '0')))
    expect(page.requests).toBe(listShards)
  })

  it('reads a little more than the rows up to the page, over all shards', async () => {
    expect((await list({})).rows).toBeLessThanOrEqual(256)
    expect((await list({ page: 26, per_page: 20 })).rows).toBeLessThanOrEqual(700)
  })

  it('pages through every attendee once', async () => {
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) => list({ page: index + 1, per_page: 100 })),
    )
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(total)
  })

  // Specification: 3.attendee-fields
  it('searches, filters and sorts all of it by compact rows', async () => {
    expect(await list({ query: 'zoe' })).toMatchObject({ names: ['1234'], requests: listShards })
    const seated = await list({ filter_fields: { ticket_title: { eq: 'seated' } }, sort_by: 'last_name' })
    expect(seated.total).toBe(total / 2)
    expect(seated.names.slice(0, 3)).toEqual(['0000', '0002', '0004'])
    expect(seated.requests).toBe(listShards)
  })
})
