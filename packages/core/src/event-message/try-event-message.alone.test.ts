import { eventMessageTestDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { beforeAll, describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { newLinkId } from '../random-id.ts'
import { EventMessageTextEntity } from '../store/event-message/event-message-entity.ts'
import { countRequests } from '../testing/count-requests.ts'
import { divide, sendChunk } from '../testing/deliver-event-message.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { createEventMessage, deliverTestMessage, sendTestMessage } from './create-event-message.ts'
import { getEventMessage } from './event-messages.ts'
import { previewEventMessage } from './message-email.ts'

let live: LiveEvent

beforeAll(async () => {
  live = await mintLiveEvent([{ type: 'FREE' }])
})

const text = () => ({
  subject: `Doors ${newLinkId()}`,
  content: '<p onclick="x()">At <strong>seven</strong>.</p>',
})
const input = (body = text()) => ({ params: { event_id: live.event.id }, body })

describe('trying a message', () => {
  it('works: shows the email as it will be sent, addressed to the person who previews it, without scripts', async () => {
    const body = text()
    const { subject, html, dark_html } = await previewEventMessage(live.ctx, input(body))
    expect(subject).toBe(body.subject)
    expect(html).toContain('<strong>seven</strong>')
    expect(html).toContain('Hello Olive,')
    expect(html).not.toMatch(/<style|<script|onclick/)
    expect(dark_html).toContain('<strong>seven</strong>')
    expect(dark_html).not.toMatch(/<style|<script|onclick/)
    const inGerman = await previewEventMessage({ ...live.ctx, locale: 'de' }, input(body))
    expect(inGerman.html).toContain('Hallo Olive,')
  })

  // Specification: 3.message-test
  it('works: a test reaches its writer only, once', async () => {
    const { ctx, user } = await mintOwner()
    const by = { ...ctx.actor, account_id: accountOf(live.ctx) } as Context['actor']
    const body = text()
    const { puts, stop } = countRequests()
    await sendTestMessage({ ...live.ctx, actor: by }, input(body)).finally(stop)
    const message_id = String(puts.find(({ subject }) => subject === body.subject)?.message_id)
    const { data } = await EventMessageTextEntity.get({ message_id }).go({ consistent: true })
    const [due] = (data?.outbox ?? []) as Message<typeof eventMessageTestDue>[]
    if (!due) throw new Error('no message')
    for (let time = 0; time < 2; time += 1)
      await deliverTestMessage(testContext(), { ...due, name: eventMessageTestDue.name })
    expect((await readInbox(user.email)).map(({ subject }) => subject)).toEqual([body.subject])
  })

  it('refuses a test from an unverified account, an empty test, and too many tests', async () => {
    const unverified = await mintOwner({ is_email_confirmed: false })
    const by = { ...unverified.ctx.actor, account_id: accountOf(live.ctx) } as Context['actor']
    await expect(sendTestMessage({ ...live.ctx, actor: by }, input())).rejects.toMatchObject({
      code: 'account.unverified',
    })
    const blank = input({ subject: 'Blank', content: '<p><script>x</script></p>' })
    await expect(sendTestMessage(live.ctx, blank)).rejects.toMatchObject({ code: 'request.invalid' })
    const now = new Date('2027-03-04T12:00:00Z')
    const tests = Array.from({ length: 31 }, () => sendTestMessage({ ...live.ctx, now }, input()))
    const refused = (await Promise.allSettled(tests)).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'request.too_many' } }])
  })

  it('forbids keys without the scope', async () => {
    const key = {
      kind: 'api_key',
      api_key_id: 'ak_2222222222222222',
      event_ids: null,
      account_id: accountOf(live.ctx),
    } as const
    const byKey: Context = { ...live.ctx, actor: { ...key, scopes: ['check_in.manage'] } }
    await expect(sendTestMessage(byKey, input())).rejects.toMatchObject({ code: 'api_key.scope_missing' })
  })
})

describe('a mail service that takes nothing', () => {
  it('is tried four times, and then the message reports how many people it did not reach', async () => {
    const names: [string, string][] = [[`f${newLinkId().slice(0, 9)}`, 'Guest']]
    const ticket_id = live.tickets[0]?.id ?? ''
    const order = await mintSoldOrder({ event_id: live.event.id, ticket_id, names })
    await activateAttendees(order.short_id)
    const attendee_short_ids = order.slots.map(({ short_id }) => short_id)
    const body = {
      ...text(),
      recipient_group: 'ATTENDEES' as const,
      ...{
        attendee_short_ids,
        ticket_ids: [],
        order_short_id: null,
        order_short_ids: [],
        missed_message_id: null,
      },
      ...{ send_when: 'NOW' as const, send_at: null, days_before: null, time_of_day: null },
      is_event_related: true as const,
    }
    const message = await createEventMessage(live.ctx, { params: { event_id: live.event.id }, body })
    await divide(message)
    await withoutSender(async () => {
      for (let attempt = 1; attempt < 4; attempt += 1)
        await expect(sendChunk(message, 0)).rejects.toThrow('EMAIL_FROM')
      await sendChunk(message, 0)
    })
    await sendChunk(message, 0)
    const params = { event_id: live.event.id, message_id: message.id }
    expect(await getEventMessage(live.ctx, { params })).toMatchObject({ status: 'SENT', failed: 1, sent: 0 })
  })
})

/** Without a configured sender, no email can be given to SES. */
async function withoutSender(run: () => Promise<void>): Promise<void> {
  const sender = process.env.EMAIL_FROM
  delete process.env.EMAIL_FROM
  try {
    await run()
  } finally {
    process.env.EMAIL_FROM = sender
  }
}
