import { marshall } from '@aws-sdk/util-dynamodb'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { sumMessages } from './sum-changes.ts'

const event_id = newId('event')
const now = new Date('2026-11-26T12:00:00.000Z')
const event = (given: object) => ({ __edb_e__: 'event', event_id, status: 'DRAFT', end_date: null, ...given })
const shard = (given: object) => ({ __edb_e__: 'event_statistics', event_id, part: 'all', ...given })
const change = (before: object | null, after: object) => ({
  ...(before && { OldImage: marshall(before) }),
  NewImage: marshall(after),
})
const told = (...changes: ReturnType<typeof change>[]) =>
  sumMessages(changes, now).map((messages) => messages.map(({ deliver_at }) => deliver_at ?? 'at once'))

describe('an organizer’s sums have changed', () => {
  it('at once when an event is made, or gets another status, end, currency or organizer', () => {
    expect(told(change(null, event({})))).toEqual([['at once']])
    for (const given of [
      { status: 'LIVE' },
      { end_date: '2026-12-01' },
      { currency: 'JPY' },
      { organizer_id: 'o' },
    ])
      expect(told(change(event({}), event(given)))).toEqual([['at once']])
  })

  it('five seconds after a sale, once for all shards of an event', () => {
    const sale = change(shard({ shard: 1, orders: 1 }), shard({ shard: 1, orders: 2 }))
    expect(told(sale, sale)).toEqual([['2026-11-26T12:00:05.000Z'], []])
  })

  it('not when an admission, a ticket or a text is written', () => {
    expect(told(change(shard({ checked_in: 1 }), shard({ checked_in: 2 })))).toEqual([[]])
    expect(told(change(null, shard({ part: 'ticket_1', orders: 1 })))).toEqual([[]])
    expect(told(change(event({ title: 'A' }), event({ title: 'B' })))).toEqual([[]])
    expect(told(change(null, { __edb_e__: 'ticket', event_id }))).toEqual([[]])
  })
})
