import { suppressAddress } from '@foyer/core/mail/suppressed-address'
import { newId, newLinkId } from '@foyer/core/random-id'
import { reserve } from '@foyer/core/testing/buy'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'

const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }

async function mintAttendee() {
  const { ctx, event_id, ticket } = await mintEventWithTicket()
  const { slots } = await mintSoldOrder({ event_id, ticket_id: ticket.id })
  return { ctx, ticket, path: `/events/${event_id}/attendees/${slots[0]?.short_id}` }
}

describe('an attendee (specification §5, §8)', () => {
  // Specification: 5.ticket-before-attendee 8.ticket-needed
  it('cannot be added before there is a ticket', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const body = { ...person, ticket_id: newId('ticket'), price_id: newId('price') }
    const refused = [409, 'ticket.required', 'A ticket must exist first. Create a ticket.']
    expect(await refusal(ctx, `POST /events/${event_id}/attendees`, body)).toEqual(refused)
  })

  it('cannot be cancelled twice, and is not sent a cancelled ticket', async () => {
    const { ctx, path } = await mintAttendee()
    await expect(refusal(ctx, `POST ${path}/cancel`)).rejects.toThrow('was not refused: 200')
    const cancelled = [409, 'attendee.cancelled', 'This ticket was cancelled.']
    expect(await refusal(ctx, `POST ${path}/cancel`)).toEqual(cancelled)
    expect(await refusal(ctx, `POST ${path}/resend-ticket`)).toEqual(cancelled)
  })

  it('cannot be sent a ticket to an address that takes no more mail', async () => {
    const { ctx, path } = await mintAttendee()
    const email = `lost-${newLinkId()}@example.com`
    await suppressAddress(email, { reason: 'UNREACHABLE', at: new Date().toISOString() })
    await answered(ctx, `PUT ${path}`, { ...person, email })
    expect(await refusal(ctx, `POST ${path}/resend-ticket`)).toEqual(refusedAs('email.suppressed'))
  })

  it('cannot be reactivated unless cancelled', async () => {
    const { ctx, path } = await mintAttendee()
    const refused = [409, 'attendee.not_cancelled', 'This ticket is not cancelled.']
    expect(await refusal(ctx, `POST ${path}/reactivate`)).toEqual(refused)
  })

  it('cannot be cancelled or sent a ticket before the order is complete', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const { slots } = await mintSoldOrder({ event_id, isOpen: true })
    const path = `/events/${event_id}/attendees/${slots[0]?.short_id}`
    const refused = [409, 'order.not_completed', 'This order is not complete.']
    for (const action of ['cancel', 'resend-ticket'])
      expect(await refusal(ctx, `POST ${path}/${action}`)).toEqual(refused)
  })

  it('that was not named yet is not found', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const { attendees } = await reserve(ticket)
    const resend = `POST /events/${event_id}/attendees/${attendees[0]?.short_id}/resend-ticket`
    expect(await refusal(ctx, resend)).toEqual([404, 'attendee.not_found', 'This attendee does not exist.'])
  })
})
