import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { createEventMessage } from '@foyer/core/event-message/create-event-message'
import { cancelEventMessage } from '@foyer/core/event-message/event-messages'
import { newId } from '@foyer/core/random-id'
import { deliverEventMessage } from '@foyer/core/testing/deliver-event-message'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'

const message = {
  recipient_group: 'EVERYONE',
  subject: 'Doors',
  content: '<p>At seven.</p>',
  is_event_related: true,
}

describe('sending a message (specification §5, §8)', () => {
  // Specification: 5.message-confirmation
  it('is refused until its sender confirms that it is event-related and not promotional', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const send = (given: object) =>
      refusal(ctx, `POST /events/${event_id}/messages`, { ...message, ...given })
    const refused = atFields({
      is_event_related: 'Confirm that this message is about the event and not promotional.',
    })
    expect(await send({ is_event_related: false })).toEqual(refused)
    expect(await send({ is_event_related: undefined })).toEqual(refused)
  })

  // Specification: 5.unverified-messages 6.unverified-limits 8.unverified
  it('is refused while the account is not verified, as a test of it too', async () => {
    const { ctx } = await mintOwner({ is_email_confirmed: false })
    const { id } = await mintEvent(ctx)
    const refused = [409, 'account.unverified', 'Account must be verified before sending messages.']
    expect(await refusal(ctx, `POST /events/${id}/messages`, message)).toEqual(refused)
    const { subject, content } = message
    expect(await refusal(ctx, `POST /events/${id}/messages/test`, { subject, content })).toEqual(refused)
  })

  it('is refused at the field that is wrong, or because it has no recipients', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const send = (given: object) =>
      refusal(ctx, `POST /events/${event_id}/messages`, { ...message, ...given })
    expect(await send({ subject: ' ', content: '<p></p>' })).toEqual(
      atFields({ subject: 'Enter a subject.', content: 'Write a message.' }),
    )
    expect(await send({ recipient_group: 'TICKET_HOLDERS' })).toEqual(
      atFields({ ticket_ids: 'At least one ticket must be selected.' }),
    )
    expect(await send({ recipient_group: 'ORDERS' })).toEqual(
      atFields({ order_short_ids: 'Choose at least one order.' }),
    )
    const noRecipients = 'This message has no recipients. Choose other recipients.'
    expect(await send({})).toEqual([409, 'message.no_recipients', noRecipients])
    const elsewhere = { recipient_group: 'ORDERS', order_short_ids: [(await mintSoldOrder()).short_id] }
    expect(await send(elsewhere)).toEqual([409, 'message.no_recipients', noRecipients])
  })
})

it('a message is refused after 20 in a day', { tags: 'long' }, async () => {
  const { ctx, event_id, ticket } = await mintEventWithTicket()
  await activateAttendees((await mintSoldOrder({ event_id, ticket_id: ticket.id })).short_id)
  const write = { params: { event_id }, body: createEventMessageBody.parse(message) }
  await Promise.all(Array.from({ length: 20 }, () => createEventMessage(ctx, write)))
  const again = await refusal(ctx, `POST /events/${event_id}/messages`, message)
  expect(again).toEqual(refusedAs('message.limit_reached'))
})

describe('a message that was sent (specification §8)', () => {
  it('cannot be stopped anymore', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    await activateAttendees((await mintSoldOrder({ event_id, ticket_id: ticket.id })).short_id)
    const write = { params: { event_id }, body: createEventMessageBody.parse(message) }
    const sent = await createEventMessage(ctx, write)
    await deliverEventMessage(sent)
    const stop = `POST /events/${event_id}/messages/${sent.id}/cancel`
    expect(await refusal(ctx, stop)).toEqual(refusedAs('message.already_sent'))
  })

  it('cannot be deleted while it is being sent, and is not found once it is deleted', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    await activateAttendees((await mintSoldOrder({ event_id, ticket_id: ticket.id })).short_id)
    const params = { event_id }
    const { id: message_id } = await createEventMessage(ctx, {
      params,
      body: createEventMessageBody.parse(message),
    })
    const remove = `DELETE /events/${event_id}/messages/${message_id}`
    const sending = 'This message is still being sent. Stop it, or wait until sending is done.'
    expect(await refusal(ctx, remove)).toEqual([409, 'message.still_sending', sending])
    await cancelEventMessage(ctx, { params: { ...params, message_id } })
    await expect(refusal(ctx, remove)).rejects.toThrow('was not refused: 204')
    const missing = [404, 'message.not_found', 'This message does not exist, or was deleted.']
    expect(await refusal(ctx, remove)).toEqual(missing)
    expect(await refusal(ctx, `DELETE /events/${event_id}/messages/${newId('message')}`)).toEqual(missing)
  })
})

describe('scheduling a message (docs/product.md#messages-and-email)', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  it('is refused at the field that is missing or wrong', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const send = (given: object) =>
      refusal(ctx, `POST /events/${event_id}/messages`, { ...message, ...given })
    const days = 'Enter a number of days from 0 to 365.'
    expect(await send({ send_when: 'AT_TIME' })).toEqual(atFields({ send_at: 'Enter a date.' }))
    expect(await send({ send_when: 'BEFORE_START' })).toEqual(
      atFields({ days_before: days, time_of_day: 'Choose a time of day.' }),
    )
    const rule = { send_when: 'BEFORE_START', days_before: 366, time_of_day: '24:00' }
    expect(await send(rule)).toEqual(atFields({ days_before: days, time_of_day: 'Choose a time of day.' }))
    const past = { send_when: 'AT_TIME', send_at: inDays(-1) }
    expect(await send(past)).toEqual(atFields({ send_at: 'Choose a time in the future.' }))
    const far = { send_when: 'AT_TIME', send_at: inDays(400) }
    expect(await send(far)).toEqual(atFields({ send_at: 'Choose a time within a year.' }))
  })

  it('is refused for an archived event, and changing it once it was stopped or sent', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const at = { ...message, send_when: 'AT_TIME', send_at: inDays(1) }
    const { id } = await answered(ctx, `POST /events/${event_id}/messages`, at)
    const path = `/events/${event_id}/messages/${id}`
    expect(await refusal(ctx, `PUT ${path}`, { send_when: 'NOW' })).toEqual(
      refusedAs('message.no_recipients'),
    )
    await answered(ctx, `PUT /events/${event_id}/status`, { status: 'ARCHIVED' })
    expect(await refusal(ctx, `POST /events/${event_id}/messages`, at)).toEqual(
      refusedAs('event.status_conflict'),
    )
    await answered(ctx, `POST ${path}/cancel`)
    expect(await refusal(ctx, `PUT ${path}`, { subject: 'Gates' })).toEqual(refusedAs('message.already_sent'))
  })

  it('is refused to change while it is being sent', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    await activateAttendees((await mintSoldOrder({ event_id, ticket_id: ticket.id })).short_id)
    const { id } = await answered(ctx, `POST /events/${event_id}/messages`, message)
    const change = `PATCH /events/${event_id}/messages/${id}`
    expect(await refusal(ctx, change, { subject: 'Gates' })).toEqual(refusedAs('message.still_sending'))
  })
})
