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
type Told = ReturnType<typeof change>
const told = (...changes: Told[]) =>
  rowMessages(changes).map((messages) => messages.map(({ payload }) => payload as Payload))
type Payload = Record<'order_short_ids' | 'attendee_short_ids' | 'changes', unknown>
const rowsTold = (...changes: Told[]) =>
  told(...changes).map((payloads) => payloads.map(({ changes: _changes, ...rows }) => rows))
const feedTold = (...changes: Told[]) =>
  told(...changes)
    .flat()
    .flatMap(({ changes: each }) => each)

describe('what lists show of an event has changed', () => {
  it('when an order or attendee gets a row, another one, or loses it', () => {
    const named = { short_id: 'o', first_name: 'Ada', email: 'ada@example.com' }
    const changes = [
      change(null, item('order', 'new', named)),
      change(item('attendee', 'other', named), item('attendee', 'other', { ...named, first_name: 'Bea' })),
      change(item('order', 'unlisted', named), item('order', 'unlisted')),
    ]
    expect(rowsTold(...changes)).toEqual([
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
    expect(rowsTold(change(null, item('passed_ticket', 'former')))).toEqual([
      [{ event_id, order_short_ids: [], attendee_short_ids: ['former'], renamed_short_ids: [] }],
    ])
  })

  it('not when a write leaves the row as it is, or is of something else', () => {
    const row = { short_id: 'o', total: 100 }
    expect(
      rowsTold(
        change(item('order', 'same', row), item('order', 'same', row, { version: 2 })),
        change(null, item('order', 'hold')),
        change(null, item('check_in_list', 'cl', row)),
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
    expect(rowsTold(same, moved)[0]?.[0]).toMatchObject({
      order_short_ids: ['same', 'moved'],
      renamed_short_ids: ['moved'],
    })
  })

  it('in one message for each event, with each thing once', () => {
    const other = newId('event')
    const twice = change(null, item('order', 'twice', { short_id: 'twice' }))
    expect(
      rowsTold(twice, twice, change(null, item('order', 'else', { short_id: 'e' }, { event_id: other }))),
    ).toEqual([
      [{ event_id, order_short_ids: ['twice'], attendee_short_ids: [], renamed_short_ids: [] }],
      [],
      [{ event_id: other, order_short_ids: ['else'], attendee_short_ids: [], renamed_short_ids: [] }],
    ])
  })
})

describe('what the account’s change feed is told', () => {
  const row = { short_id: 'a', first_name: 'Ada', check_ins: [] as object[] }
  const admitted = { ...row, check_ins: [{ check_in_list_id: 'cl', checked_in_at: '2027-05-01T10:00:00Z' }] }

  it('tells a check-in apart from what else changes of an attendee', () => {
    expect(feedTold(change(item('attendee', 'a', row), item('attendee', 'a', admitted)))).toEqual([
      { type: 'check_in', id: 'a' },
    ])
    expect(feedTold(change(item('attendee', 'a', admitted), item('attendee', 'a', row)))).toEqual([
      { type: 'check_in', id: 'a' },
    ])
    const renamed = { ...row, first_name: 'Bea' }
    expect(feedTold(change(item('attendee', 'a', row), item('attendee', 'a', renamed)))).toEqual([
      { type: 'attendee', id: 'a' },
    ])
    expect(feedTold(change(null, item('attendee', 'a', row)))).toEqual([{ type: 'attendee', id: 'a' }])
  })

  it('names events, their settings as the event, and tickets', () => {
    const ticket = (id: string, given: object = {}) => ({ __edb_e__: 'ticket', event_id, id, ...given })
    expect(
      feedTold(
        change(item('event', '', undefined, { title: 'A' }), item('event', '', undefined, { title: 'B' })),
        change(item('settings', ''), item('settings', '', undefined, { settings: { tax: 1 } })),
        change(null, ticket('tk_new')),
      ),
    ).toEqual([
      { type: 'event', id: event_id },
      { type: 'ticket', id: 'tk_new' },
    ])
  })

  it('is not told of a write that only hands on a message', () => {
    const before = item('event', '', { updated_at: 'then' }, { title: 'A', version: 1, updated_at: 'then' })
    const after = item(
      'event',
      '',
      { updated_at: 'now' },
      { title: 'A', version: 2, updated_at: 'now', outbox: [] },
    )
    expect(feedTold(change(before, after))).toEqual([])
  })
})
