import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { sendOrderConfirmation } from '@foyer/core/email/order-emails'
import { sendTicket } from '@foyer/core/email/send-ticket'
import { EmailWithheld } from '@foyer/core/mail/ses-refusal'
import { readOrderEmails } from '@foyer/core/mail/suppressed-address'
import { newLinkId } from '@foyer/core/random-id'
import { AttendeeEntity } from '@foyer/core/store/attendee/attendee-entity'
import { OrderEntity } from '@foyer/core/store/order/order-entity'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { readInbox } from '@foyer/core/testing/read-inbox'
import { testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'

const ctx = testContext()

async function mintFree(): Promise<Ticket> {
  const { tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  return ticket
}

/** An anonymous order of free tickets over HTTP, for the buyer and these holders; its mail is sent as the queue would. */
async function order(ticket: Ticket, buyer: string, holders: readonly string[]): Promise<PublicOrder> {
  const person = { first_name: 'Win', last_name: 'Something', email: buyer }
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: holders.length }]
  const call = `POST /public/events/${ticket.event_id}/orders`
  const { short_id, attendees } = await answered<PublicOrder>(null, call, { lines })
  const named = attendees.map((slot, index) => ({
    ...person,
    short_id: slot.short_id,
    email: holders[index],
  }))
  const ordered = await answered<PublicOrder>(null, `PUT /public/orders/${short_id}`, {
    ...person,
    attendees: named,
  })
  await sendMailOf(short_id)
  return ordered
}

async function sendMailOf(short_id: string): Promise<void> {
  await activateAttendees(short_id)
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  const keys = data?.slots.map((slot) => ({ short_id: slot.short_id })) ?? []
  const { data: attendees } = await AttendeeEntity.get(keys).go({ consistent: true })
  for (const message of [data, ...attendees].flatMap((item) => item?.outbox ?? [])) {
    const send = message.name === 'ticketEmailDue' ? sendTicket : sendOrderConfirmation
    if (message.queue === 'email') await send(ctx, message).catch(butWithheld)
  }
}

/** The queue delivers it again the next day. */
function butWithheld(error: unknown): void {
  if (!(error instanceof EmailWithheld)) throw error
}

const address = () => `inbox-${newLinkId()}@example.com`

describe('free orders of strangers', () => {
  it('bring one email for one order to the buyer, with all ten tickets in it', async () => {
    const [ticket, buyer] = [await mintFree(), address()]
    const { attendees } = await order(ticket, buyer, Array(10).fill(buyer))
    const [mail, ...others] = await readInbox(buyer)
    expect(others).toEqual([])
    for (const { reference } of attendees) expect(mail?.body.text).toContain(reference)
    expect(mail?.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
  })

  it('bring guests with their own addresses one email each, with all that is for them', async () => {
    const [ticket, buyer, guest, other] = [await mintFree(), address(), address(), address()]
    const { attendees } = await order(ticket, buyer, [buyer, guest, guest, other])
    const inboxes = await Promise.all([buyer, guest, other].map(readInbox))
    expect(inboxes.map((emails) => emails.length)).toEqual([1, 1, 1])
    const said = inboxes[1]?.[0]?.body.text
    expect([1, 2].map((index) => said?.includes(attendees[index]?.reference ?? '-'))).toEqual([true, true])
    expect(said).not.toContain(attendees[3]?.reference)
  })

  it('bring at most 5 emails a day to one address, however many orders name it, and say at the order why', async () => {
    const victim = address()
    const [one, other] = [await mintFree(), await mintFree()]
    const orders: PublicOrder[] = []
    for (let count = 0; count < 7; count += 1)
      orders.push(await order(count % 2 ? one : other, victim, Array(3).fill(victim)))
    expect(await readInbox(victim)).toHaveLength(5)
    const last = orders.at(-1)?.short_id ?? ''
    expect(await readOrderEmails(last)).toMatchObject([
      {
        kind: 'orderConfirmationDue',
        to: victim,
        status: 'WITHHELD',
        reason: 'RECIPIENT_BUDGET',
        retry_at: expect.any(String),
      },
    ])
    const shown = await answered<PublicOrder>(null, `GET /public/orders/${last}`)
    expect(shown.attendees).toHaveLength(3)
  })
})
