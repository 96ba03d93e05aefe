import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { newLinkId } from '@foyer/core/random-id'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { closeSes } from '@foyer/core/testing/close-ses'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { answered } from '@foyer/functions/testing/answered'
import { expect, vi } from 'vitest'

const message = { subject: 'Doors', content: '<p>At seven.</p>' }

const holder = { first_name: 'Bea', last_name: 'Buyer', notes: '' }

/** Emails to an address that bounces, and emails while SES accepts none. */
export async function walkMail(): Promise<void> {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const { short_id, attendees } = await nameBuyer(await reserve(ticket))
  const path = `/events/${event.id}`
  await vi.waitFor(async () => {
    const known = await answered<Attendee>(ctx, `GET ${path}/attendees/${attendees[0]?.short_id}`)
    if (known.status !== 'ACTIVE') throw new Error('not yet')
  }, 180_000)
  const moveTo = (email: string) =>
    answered(ctx, `PUT ${path}/attendees/${attendees[0]?.short_id}`, { ...holder, email })
  await moveTo(`bounce+${newLinkId()}@simulator.amazonses.com`)
  const tell = { ...message, is_event_related: true }
  const everyone = { ...tell, recipient_group: 'EVERYONE' }
  const { id } = await answered<{ id: string }>(ctx, `POST ${path}/messages`, everyone)
  await vi.waitFor(async () => {
    expect(await answered(ctx, `GET ${path}/messages/${id}/misses`)).toHaveLength(1)
  }, 180_000)
  await moveTo('bea-again@example.com')
  const missed = { ...tell, recipient_group: 'MISSED', missed_message_id: id }
  await answered(ctx, `POST ${path}/messages`, missed)
  const send_at = new Date(Date.now() + 20_000).toISOString()
  const soon = await answered<{ id: string }>(ctx, `POST ${path}/messages`, {
    ...everyone,
    ...{ send_when: 'AT_TIME', send_at },
  })
  await vi.waitFor(async () => {
    const { status } = await answered<{ status: string }>(ctx, `GET ${path}/messages/${soon.id}`)
    expect(status).toBe('SENT')
  }, 180_000)
  const ses = closeSes()
  await answered(ctx, `POST ${path}/orders/${short_id}/resend-confirmation`)
  await answered(ctx, `POST ${path}/messages/test`, message)
  const { email } = await answered<{ email: string }>(ctx, 'GET /users/me')
  await vi.waitFor(
    () => expect([...ses.refused]).toEqual(expect.arrayContaining(['bea@example.com', email])),
    180_000,
  )
  ses.open()
}
