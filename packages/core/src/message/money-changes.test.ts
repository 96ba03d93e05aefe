import { marshall } from '@aws-sdk/util-dynamodb'
import { describe, expect, it } from 'vitest'
import { newId, newLinkId } from '../random-id.ts'
import { moneyMessages } from './money-changes.ts'

const event_id = newId('event')
const short_id = newLinkId()
const order = (given: object) => ({
  ...{ __edb_e__: 'order', event_id, short_id, payment_status: 'PAYMENT_RECEIVED', refunds: [] },
  ...given,
})
const change = (before: object | null, after: object) => ({
  ...(before && { OldImage: marshall(before) }),
  NewImage: marshall(after),
})
const told = (...changes: ReturnType<typeof change>[]) =>
  moneyMessages(changes).map((messages) => messages.map(({ payload }) => payload))

describe('an order’s money has moved', () => {
  it('when it is paid, refunded or disputed, once for all changes of the order', () => {
    const paid = change(order({ payment_status: 'AWAITING_PAYMENT' }), order({}))
    const refunded = change(order({}), order({ refunds: [{ id: 're_1' }] }))
    const disputed = change(order({}), order({ disputes: [{ id: 'du_1' }] }))
    const message = { event_id, order_short_id: short_id }
    expect(told(paid, refunded)).toEqual([[message], []])
    expect(told(disputed)).toEqual([[message]])
    expect(told(change(null, order({})))).toEqual([[message]])
  })

  it('not when it is held, free, renamed or another thing', () => {
    expect(told(change(null, order({ payment_status: 'AWAITING_PAYMENT' })))).toEqual([[]])
    expect(told(change(null, order({ payment_status: 'NO_PAYMENT_REQUIRED' })))).toEqual([[]])
    expect(told(change(order({}), order({ notes: 'Late' })))).toEqual([[]])
    expect(told(change(null, { ...order({}), __edb_e__: 'attendee' }))).toEqual([[]])
  })
})
