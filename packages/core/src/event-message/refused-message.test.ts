import { createEventMessageBody, type messageRecipients } from '@foyer/contracts/event-message/event-message'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { newId, newLinkId } from '../random-id.ts'
import { type GivenMessage, messageBody } from '../testing/message-body.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintGuests } from '../testing/mint-guests.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import type { Context } from '../verb.ts'
import { createEventMessage } from './create-event-message.ts'

let live: LiveEvent

beforeAll(async () => {
  live = await mintLiveEvent([{ type: 'FREE' }])
  await mintGuests(live, 1)
})

const params = () => ({ event_id: live.event.id })

const send = (given: GivenMessage = {}, ctx: Context = live.ctx) =>
  createEventMessage(ctx, { params: params(), body: messageBody(given) })

type To = z.input<typeof messageRecipients>

describe('a message to people of an event', () => {
  it('refuses an unverified account, no recipients, no text, and tickets of another event', async () => {
    const unverified = await mintOwner({ is_email_confirmed: false })
    const by = { ...unverified.ctx.actor, account_id: accountOf(live.ctx) } as Context['actor']
    await expect(send({}, { ...live.ctx, actor: by })).rejects.toMatchObject({ code: 'account.unverified' })
    await expect(send({ content: '<p><em> </em>x</p><script>y</script>' })).resolves.toMatchObject({
      content: '<p><em> </em>x</p>',
    })
    await expect(send({ content: '<script>x</script>' })).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { content: ['Write a message.'] },
    })
    const elsewhere: To = { recipient_group: 'TICKET_HOLDERS', ticket_ids: [newId('ticket')] }
    await expect(send(elsewhere)).rejects.toMatchObject({ code: 'request.invalid' })
    const order = { recipient_group: 'ORDER', order_short_id: (await mintSoldOrder()).short_id } as const
    await expect(send(order)).rejects.toMatchObject({ code: 'order.not_found' })
    const strangers: To = { recipient_group: 'ATTENDEES', attendee_short_ids: [newLinkId()] }
    await expect(send(strangers)).rejects.toMatchObject({ code: 'message.no_recipients' })
  })

  it('refuses a body without the confirmation, without words, or without recipients', () => {
    const issuesOf = (given: object) =>
      createEventMessageBody
        .safeParse({ ...messageBody(), ...given })
        .error?.issues.map(({ path, message }) => [path[0], message])
    expect(issuesOf({ is_event_related: false })).toEqual([
      ['is_event_related', 'Confirm that this message is about the event and not promotional.'],
    ])
    expect(issuesOf({ content: '<p></p>' })).toEqual([['content', 'Write a message.']])
    expect(issuesOf({ recipient_group: 'TICKET_HOLDERS' })).toEqual([
      ['ticket_ids', 'At least one ticket must be selected.'],
    ])
    expect(issuesOf({ recipient_group: 'ORDER' })).toEqual([['order_short_id', 'Choose an order.']])
    expect(issuesOf({ recipient_group: 'ORDERS' })).toEqual([
      ['order_short_ids', 'Choose at least one order.'],
    ])
    expect(issuesOf({ recipient_group: 'ATTENDEES' })).toHaveLength(1)
  })

  it('refuses the 21st message of a day', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
    const ticket_id = tickets[0]?.id ?? ''
    const { short_id: order_short_id } = await mintSoldOrder({ event_id: event.id, ticket_id })
    const body = messageBody({ recipient_group: 'ORDER', order_short_id })
    const now = new Date('2027-03-04T12:00:00Z')
    const write = () => createEventMessage({ ...ctx, now }, { params: { event_id: event.id }, body })
    await Promise.all(Array.from({ length: 20 }, write))
    await expect(write()).rejects.toMatchObject({ code: 'message.limit_reached', status: 429 })
  })

  it('forbids keys without the scope', async () => {
    const key = await mintApiKey(live.ctx, ['check_in.manage'])
    await expect(send({}, key.ctx)).rejects.toMatchObject({ code: 'api_key.scope_missing' })
  })
})
