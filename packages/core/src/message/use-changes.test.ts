import { marshall } from '@aws-sdk/util-dynamodb'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { useMessages } from './use-changes.ts'

const event_id = newId('event')
const [early, late] = [newId('promo_code'), newId('promo_code')]
const order = (status: string, promo_code_id: string | null = early, of = event_id) => ({
  ...{ __edb_e__: 'order', event_id: of, status, promo_code_id },
})
const change = (before: object | null, after: object) => ({
  ...(before && { OldImage: marshall(before) }),
  NewImage: marshall(after),
})
const told = (...changes: ReturnType<typeof change>[]) =>
  useMessages(changes).map((messages) => messages.map(({ payload }) => payload))

describe('uses of promo codes have changed', () => {
  it.each([
    [null, 'RESERVED'],
    ['RESERVED', 'COMPLETED'],
    ['RESERVED', 'EXPIRED'],
    ['COMPLETED', 'CANCELLED'],
    ['EXPIRED', 'COMPLETED'],
  ])('when an order with one goes from %s to %s', (from, to) => {
    const payload = { event_id, promo_code_ids: [early] }
    expect(told(change(from === null ? null : order(from), order(to)))).toEqual([[payload]])
  })

  it('not when an order without one is made, one that is over changes, or something else has a code', () => {
    expect(told(change(null, order('RESERVED', null)))).toEqual([[]])
    expect(told(change(order('CANCELLED'), order('CANCELLED')))).toEqual([[]])
    expect(told(change(order('COMPLETED'), order('COMPLETED')))).toEqual([[]])
    expect(told(change(null, { ...order('RESERVED'), __edb_e__: 'attendee' }))).toEqual([[]])
  })

  it('once for all changes of an event, at its first, and of each event on its own', () => {
    const other = newId('event')
    const changes = [
      change(null, order('RESERVED', null)),
      change(null, order('RESERVED')),
      change(null, order('RESERVED', late)),
      change(null, order('RESERVED', late, other)),
      change(order('RESERVED'), order('COMPLETED')),
    ]
    const own = { event_id, promo_code_ids: [early, late] }
    expect(told(...changes)).toEqual([[], [own], [], [{ event_id: other, promo_code_ids: [late] }], []])
  })
})
