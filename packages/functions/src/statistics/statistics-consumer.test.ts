import { checkInCounted } from '@foyer/contracts/attendee/attendee-messages'
import { orderCounted } from '@foyer/contracts/order/order-messages'
import { newId } from '@foyer/core/random-id'
import { readCheckInCounts } from '@foyer/core/statistics/read-check-in-counts'
import { readEventTotals } from '@foyer/core/statistics/read-event-totals'
import { toSend } from '@foyer/core/table/outbox'
import { describe, expect, it } from 'vitest'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler } from './statistics-consumer.ts'

describe('statistics consumer', () => {
  it('works: counts orders and admissions, each message once', async () => {
    const event_id = newId('event')
    const check_in_list_id = newId('check_in_list')
    const sums = { orders: 1, tickets: 2, gross: 2500, tax: 400, fee: 100, refunded: 0 }
    const sale = { ...sums, orders_listed: 1, attendees_listed: 2 }
    const messages = [
      toSend(orderCounted, { event_id, date: '2026-05-01', ...sale }),
      toSend(orderCounted, { event_id, date: '2026-05-02', ...sale }),
      toSend(checkInCounted, { event_id, check_in_list_id, change: 1 }),
    ]
    expect(await handler(sqsEvent(...messages, ...messages))).toEqual({ batchItemFailures: [] })
    await handler(sqsEvent(...messages))
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 2, tickets: 4, gross: 5000 })
    expect(await readCheckInCounts(event_id)).toEqual(new Map([[check_in_list_id, 1]]))
  })

  it('refuses a message of another kind', async () => {
    const stray = {
      ...toSend(checkInCounted, {
        event_id: newId('event'),
        check_in_list_id: newId('check_in_list'),
        change: 1,
      }),
      name: 'unheardOf',
    }
    expect(await handler(sqsEvent(stray))).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
  })
})
