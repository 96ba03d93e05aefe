import { admissionCountDue } from '@foyer/contracts/attendee/attendee-messages'
import { orderCountDue } from '@foyer/contracts/order/order-messages'
import { activateAttendees, changeAttendee } from '@foyer/core/attendee/change-attendee'
import { newId, newLinkId } from '@foyer/core/random-id'
import { readCheckInCounts, readEventTotals } from '@foyer/core/store/statistics/read-totals'
import { toSend } from '@foyer/core/table/write'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { describe, expect, it } from 'vitest'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler as handle } from './statistics-consumer.ts'

const handler = inRole('statistics-consumer', handle)

describe('statistics consumer', () => {
  it('works: counts each order and admission once, even if its message is repeated', async () => {
    const { event_id, short_id: order_short_id, slots } = await mintSoldOrder()
    await activateAttendees(order_short_id)
    const attendee_short_id = slots[0]?.short_id ?? ''
    const check_in_list_id = newId('check_in_list')
    const check_in = { checked_in_at: '2027-05-01T18:00:00.000Z', scan_id: newLinkId() }
    await changeAttendee(attendee_short_id, () => ({ set: { check_ins: { [check_in_list_id]: check_in } } }))
    const messages = [
      toSend(orderCountDue, { event_id, order_short_id }),
      toSend(admissionCountDue, { event_id, attendee_short_id }),
    ]
    expect(await handler(sqsEvent(...messages, ...messages))).toEqual({ batchItemFailures: [] })
    await handler(sqsEvent(...messages))
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 1, tickets: 1, checked_in: 1 })
    expect(await readCheckInCounts(event_id, [check_in_list_id])).toEqual(new Map([[check_in_list_id, 1]]))
  })

  it('refuses a message of another kind', async () => {
    const known = { event_id: newId('event'), order_short_id: newLinkId() }
    const stray = { ...toSend(orderCountDue, known), name: 'unheardOf' }
    expect(await handler(sqsEvent(stray))).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
  })
})
