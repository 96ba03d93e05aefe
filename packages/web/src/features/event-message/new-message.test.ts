import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { describe, expect, it } from 'vitest'
import { againOf, copyOf, newMessage, openMessage } from './new-message.ts'

const shortId = '2'.repeat(27)

describe('a new message', () => {
  it('goes to the recipients that the address names, else to everyone', () => {
    expect(newMessage(new URLSearchParams('message=new'))).toMatchObject({ recipient_group: 'EVERYONE' })
    expect(newMessage(new URLSearchParams({ order_id: shortId }))).toMatchObject({
      recipient_group: 'ORDER',
      order_short_id: shortId,
    })
    const two = new URLSearchParams([
      ['attendee_id', shortId],
      ['attendee_id', `3${shortId.slice(1)}`],
    ])
    expect(newMessage(two)).toMatchObject({ recipient_group: 'ATTENDEES' })
    expect(newMessage(two).attendee_short_ids).toHaveLength(2)
    const many = { attendee_short_ids: Array<string>(150).fill(shortId) }
    expect(newMessage(new URLSearchParams('message=new'), many)).toMatchObject({
      recipient_group: 'ATTENDEES',
      ...many,
    })
    const orders = { order_short_ids: [shortId] }
    expect(newMessage(new URLSearchParams('message=new'), orders)).toMatchObject({
      recipient_group: 'ORDERS',
      ...{ ...orders, attendee_short_ids: [] },
    })
    expect(newMessage(new URLSearchParams('message=new'), { usr: 1 }).recipient_group).toBe('EVERYONE')
  })

  // Specification: 5.message-confirmation
  it('is refused until it is confirmed to be about the event', () => {
    const written = { ...newMessage(new URLSearchParams()), subject: 'Doors', content: '<p>At seven.</p>' }
    expect(createEventMessageBody.safeParse(written).success).toBe(false)
    expect(createEventMessageBody.safeParse({ ...written, is_event_related: true }).success).toBe(true)
  })

  it('has a different address from a message that is viewed', () => {
    expect(openMessage('new')).toEqual({ id: null, form: null })
    expect(openMessage('ms_1')).toEqual({ id: 'ms_1', form: null })
    expect(openMessage(copyOf('ms_1'))).toEqual({ id: 'ms_1', form: 'copy' })
    expect(openMessage(againOf('ms_1'))).toEqual({ id: 'ms_1', form: 'again' })
  })
})
