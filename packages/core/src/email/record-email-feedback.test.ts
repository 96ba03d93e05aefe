import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { sendOnce } from '../mail/send-once.ts'
import { readOrderEmails } from '../mail/suppressed-address.ts'
import { newLinkId } from '../random-id.ts'
import { toSend } from '../table/write.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { at, testContext } from '../testing/test-context.ts'
import { type EmailFeedback, recordEmailFeedback } from './record-email-feedback.ts'

const freshAddress = () => `bea-${newLinkId()}@example.com`

/** An email about an order, handled as its consumer does. */
async function send(to: string, subject_id = newLinkId(), moment = '2026-05-01T10:00:00.000Z') {
  const message = toSend(orderConfirmationDue, { order_short_id: subject_id })
  const email = { to, reply_to: '', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', attachments: [] }
  const again = () => sendOnce(at(testContext(), moment), message, { subject_id }, async () => email)
  await again()
  return { named: { subject_id, message_id: message.id }, again }
}

type Outcome = Pick<EmailFeedback, 'status' | 'reason' | 'at'>
const full: Outcome = { status: 'BOUNCED', reason: 'MAILBOX_FULL', at: '2026-05-01T10:01:00.000Z' }
const unreachable: Outcome = { status: 'BOUNCED', reason: 'UNREACHABLE', at: '2026-05-01T10:00:30.000Z' }
const complained: Outcome = { status: 'COMPLAINED', reason: 'SPAM_COMPLAINT', at: '2026-05-01T11:00:00.000Z' }

describe('recordEmailFeedback', () => {
  it('works: the order’s history says that the email bounced, and later ones are not sent there', async () => {
    const to = freshAddress()
    const { named } = await send(to)
    await recordEmailFeedback({ ...named, ...unreachable })
    const second = await send(to.toUpperCase(), named.subject_id, '2026-05-01T12:00:00.000Z')
    expect(await readInbox(to)).toHaveLength(1)
    expect(await readInbox(to.toUpperCase())).toHaveLength(0)
    const about = { kind: 'orderConfirmationDue', attendee_short_id: null }
    const suppressed = { status: 'SUPPRESSED', reason: 'UNREACHABLE', status_at: '2026-05-01T12:00:00.000Z' }
    expect(await readOrderEmails(named.subject_id)).toMatchObject([
      { ...about, ...suppressed, to: to.toUpperCase() },
      { ...about, to, status: 'BOUNCED', reason: 'UNREACHABLE', status_at: unreachable.at },
    ])
    await recordEmailFeedback({ ...second.named, ...full })
    expect((await readOrderEmails(named.subject_id))[0]).toMatchObject({ status: 'SUPPRESSED' })
  })

  it('keeps sending to an address after a temporary bounce', async () => {
    const to = freshAddress()
    const { named } = await send(to)
    await recordEmailFeedback({ ...named, ...full })
    await send(to, named.subject_id, '2026-05-01T12:00:00.000Z')
    const [second, first] = await readOrderEmails(named.subject_id)
    expect(first).toMatchObject({ status: 'BOUNCED', reason: 'MAILBOX_FULL' })
    expect(second).toMatchObject({ status: 'SENT', reason: null })
  })

  it.each([
    [full, unreachable, complained],
    [full, complained, unreachable],
    [unreachable, full, complained],
    [unreachable, complained, full],
    [complained, full, unreachable],
    [complained, unreachable, full],
  ])('ends the same in whatever order and however often it is told (%#)', async (...outcomes) => {
    const to = freshAddress()
    const { named, again } = await send(to)
    for (const outcome of [...outcomes, ...outcomes]) await recordEmailFeedback({ ...named, ...outcome })
    await again()
    const { at: status_at, ...outcome } = complained
    expect(await readOrderEmails(named.subject_id)).toMatchObject([{ ...outcome, status_at }])
    const next = await send(to)
    const [suppressed] = await readOrderEmails(next.named.subject_id)
    expect(suppressed).toMatchObject({ status: 'SUPPRESSED', reason: 'SPAM_COMPLAINT' })
  })

  it('fails for an email that is not recorded yet, so that the queue delivers the report again', async () => {
    const nowhere = { subject_id: newLinkId(), message_id: 'never' }
    await expect(recordEmailFeedback({ ...nowhere, ...unreachable })).rejects.toThrow('not written down')
  })
})
