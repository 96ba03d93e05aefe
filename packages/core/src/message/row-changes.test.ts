import { marshall } from '@aws-sdk/util-dynamodb'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { rowMessages } from './row-changes.ts'

const event_id = newId('event')
const item = (entity: string, short_id: string, row?: object, given: object = {}) => ({
  ...{ __edb_e__: entity, event_id, short_id, ...given },
  ...(row && { row }),
})
const change = (before: object | null, after: object) => ({
  ...(before && { OldImage: marshall(before) }),
  NewImage: marshall(after),
})
const told = (...changes: ReturnType<typeof change>[]) =>
  rowMessages(changes).map((messages) => messages.map(({ payload }) => payload))

describe('what lists show of an event has changed', () => {
  it('when an order or attendee gets a row, another one, or loses it', () => {
    const named = { short_id: 'o', first_name: 'Ada', email: 'ada@example.com' }
    const changes = [
      change(null, item('order', 'new', named)),
      change(item('attendee', 'other', named), item('attendee', 'other', { ...named, first_name: 'Bea' })),
      change(item('order', 'unlisted', named), item('order', 'unlisted')),
    ]
    expect(told(...changes)).toEqual([
      [
        {
          event_id,
          order_short_ids: ['new', 'unlisted'],
          attendee_short_ids: ['other'],
          renamed_short_ids: ['new'],
        },
      ],
      [],
      [],
    ])
  })

  it('when a ticket was passed on: its attendee is gone', () => {
    expect(told(change(null, item('passed_ticket', 'former')))).toEqual([
      [{ event_id, order_short_ids: [], attendee_short_ids: ['former'], renamed_short_ids: [] }],
    ])
  })

  it('not when a write leaves the row as it is, or is of something else', () => {
    const row = { short_id: 'o', total: 100 }
    expect(
      told(
        change(item('order', 'same', row), item('order', 'same', row, { version: 2 })),
        change(null, item('order', 'hold')),
        change(null, item('ticket', 'tk', row)),
      ),
    ).toEqual([[], [], []])
  })

  it('and says which of them have another reference or address', () => {
    const row = { short_id: 'o', reference: 'O-1', email: 'ada@example.com' }
    const same = change(item('order', 'same', row), item('order', 'same', { ...row, total: 1 }))
    const moved = change(
      item('order', 'moved', row),
      item('order', 'moved', { ...row, email: 'a@b.example' }),
    )
    expect(told(same, moved)[0]?.[0]).toMatchObject({
      order_short_ids: ['same', 'moved'],
      renamed_short_ids: ['moved'],
    })
  })

  it('in one message for each event, with each thing once', () => {
    const other = newId('event')
    const twice = change(null, item('order', 'twice', { short_id: 'twice' }))
    expect(
      told(twice, twice, change(null, item('order', 'else', { short_id: 'e' }, { event_id: other }))),
    ).toEqual([
      [{ event_id, order_short_ids: ['twice'], attendee_short_ids: [], renamed_short_ids: [] }],
      [],
      [{ event_id: other, order_short_ids: ['else'], attendee_short_ids: [], renamed_short_ids: [] }],
    ])
  })
})
