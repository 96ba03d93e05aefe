import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { sendOnce } from '@foyer/core/mail/send-once'
import { readOrderEmails } from '@foyer/core/mail/suppressed-address'
import { newLinkId } from '@foyer/core/random-id'
import { toSend } from '@foyer/core/table/write'
import { testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { inRole } from '../testing/as-function.ts'
import { foreignSqsEvent } from '../testing/sqs-event.ts'
import { handler as handle } from './email-feedback-consumer.ts'

const handler = inRole('email-feedback-consumer', handle)

async function sentEmail() {
  const order_short_id = newLinkId()
  const message = toSend(orderConfirmationDue, { order_short_id })
  await sendOnce(testContext(), message, { subject_id: order_short_id }, async () => ({
    to: `${order_short_id}@example.com`,
    reply_to: '',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [],
  }))
  return { order_short_id, tags: { subject: [order_short_id], message: [message.id] } }
}

const timestamp = new Date().toISOString()
const bounceOf = (tags: object) =>
  JSON.stringify({
    eventType: 'Bounce',
    mail: { timestamp, tags },
    bounce: { bounceType: 'Permanent', bounceSubType: 'NoEmail', timestamp },
  })

describe('email feedback consumer', () => {
  it('works: records a bounce once, however often it is reported', async () => {
    const { order_short_id, tags } = await sentEmail()
    const event = foreignSqsEvent(bounceOf(tags), bounceOf(tags))
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(await readOrderEmails(order_short_id)).toMatchObject([
      { status: 'BOUNCED', reason: 'UNREACHABLE', status_at: timestamp },
    ])
  })

  it('returns reports that it does not know or that are not recorded yet, and handles the rest', async () => {
    const { order_short_id, tags } = await sentEmail()
    const unknown = JSON.stringify({ eventType: 'Open', mail: { timestamp, tags } })
    const nowhere = bounceOf({ subject: [newLinkId()], message: ['never'] })
    const greeting = 'Successfully validated SNS topic for Amazon SES event publishing.'
    const answer = await handler(foreignSqsEvent(unknown, 'not JSON', nowhere, greeting, bounceOf(tags)))
    const failed = answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
    expect(failed.sort()).toEqual(['0', '1', '2'])
    expect(await readOrderEmails(order_short_id)).toMatchObject([{ status: 'BOUNCED' }])
  })
})
