import { orderAttendeesChanged } from '@foyer/contracts/order/order-messages'
import { newLinkId } from '@foyer/core/random-id'
import { readAttendee } from '@foyer/core/store/attendee/attendee-entity'
import { toSend } from '@foyer/core/table/write'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { describe, expect, it } from 'vitest'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler as handle } from './attendee-consumer.ts'

const handler = inRole('attendee-consumer', handle)

const changed = (order_short_id: string) => toSend(orderAttendeesChanged, { order_short_id })

describe('attendee consumer', () => {
  it('activates a completed order’s attendees, even if the message comes twice', async () => {
    const order = await mintSoldOrder({
      names: [
        ['Ada', 'L'],
        ['Grace', 'H'],
      ],
    })
    const message = changed(order.short_id)
    expect(await handler(sqsEvent(message, message))).toEqual({ batchItemFailures: [] })
    for (const { short_id } of order.slots) {
      expect(await readAttendee(short_id)).toMatchObject({ status: 'ACTIVE', version: 2 })
    }
  })

  it('returns only the messages that failed', async () => {
    const order = await mintSoldOrder()
    const answer = await handler(sqsEvent(changed(newLinkId()), changed(order.short_id)))
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
    expect(await readAttendee(order.slots[0]?.short_id ?? '')).toMatchObject({ status: 'ACTIVE' })
  })
})
