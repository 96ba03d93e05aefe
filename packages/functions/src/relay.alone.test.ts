import { randomUUID } from 'node:crypto'
import { marshall } from '@aws-sdk/util-dynamodb'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { required } from '@foyer/core/config'
import { newLinkId } from '@foyer/core/random-id'
import { outbox, toSend } from '@foyer/core/table/write'
import type { DynamoDBRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { handler as handle } from './relay.ts'
import { inRole } from './testing/as-function.ts'
import { receiveAll } from './testing/receive-all.ts'

const handler = inRole('relay', handle)

function message() {
  return toSend(orderConfirmationDue, { order_short_id: newLinkId() })
}

function record(before: object | null, after: object): DynamoDBRecord {
  const image = (item: object) => marshall(item, { removeUndefinedValues: true }) as never
  return {
    eventID: randomUUID(),
    dynamodb: {
      SequenceNumber: String(Date.now()),
      ...(before ? { OldImage: image(before) } : {}),
      NewImage: image(after),
    },
  }
}

describe('the relay', () => {
  it('sends the messages of a written item to their queue', async () => {
    const [first, second] = [message(), message()]
    await handler({ Records: [record(null, outbox(first, second))] })
    const ids = (await receiveAll(required('EMAIL_QUEUE_URL'))).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([first.id, second.id]))
  })

  it('does not send again what the item carried before', async () => {
    const [old, fresh] = [message(), message()]
    await handler({ Records: [record(outbox(old), outbox(old)), record(outbox(old), outbox(fresh))] })
    const ids = (await receiveAll(required('EMAIL_QUEUE_URL'))).map(({ id }) => id)
    expect(ids).toContain(fresh.id)
    expect(ids).not.toContain(old.id)
  })

  it('reports the first record with messages that were not taken, so that the stream gives it again', async () => {
    const lost = { ...message(), queue: 'payment' as const }
    const url = process.env.PAYMENT_QUEUE_URL
    process.env.PAYMENT_QUEUE_URL = `${required('EMAIL_QUEUE_URL')}-that-is-not-there`
    try {
      const failing = record(null, outbox(lost))
      const { batchItemFailures } = await handler({ Records: [record(null, outbox(message())), failing] })
      expect(batchItemFailures).toEqual([{ itemIdentifier: failing.dynamodb?.SequenceNumber }])
    } finally {
      process.env.PAYMENT_QUEUE_URL = url
    }
  })
})
