import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import {
  orderConfirmationDue,
  orderRefundedNoticeDue,
  paymentFailedNoticeDue,
} from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { giveOrderDetails } from '../order/give-order-details.ts'
import { newLinkId } from '../random-id.ts'
import { toSend } from '../table/write.ts'
import { reserve } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { type InboxEmail, readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'
import { sendOrderConfirmation, sendOrderRefunded, sendPaymentFailed } from './order-emails.ts'
import { sendTicket } from './send-ticket.ts'

async function boughtFreeTicket() {
  const live = await mintLiveEvent([{ type: 'FREE' }], { title: 'Night Market' })
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  const email = `bea-${newLinkId()}@example.com`
  const person = { first_name: 'Bea', last_name: 'Buyer', email }
  const reserved = await reserve(ticket)
  const attendees = reserved.attendees.map(({ short_id }) => ({ short_id, ...person, answers: [] }))
  const order = await giveOrderDetails(testContext(), {
    params: { order_short_id: reserved.short_id },
    body: { ...person, answers: [], attendees },
  })
  const [attendee] = order.attendees
  if (!attendee) throw new Error('no attendee')
  return { order, attendee, email }
}

function only(emails: InboxEmail[]): InboxEmail {
  expect(emails).toHaveLength(1)
  return emails[0] as InboxEmail
}

describe('the order confirmation', () => {
  // Specification: 3.event-email
  it('reaches the buyer once, even if its message is repeated (F5)', async () => {
    const { order, email } = await boughtFreeTicket()
    const message = toSend(orderConfirmationDue, { order_short_id: order.short_id })
    await sendOrderConfirmation(testContext(), message)
    await sendOrderConfirmation(testContext(), message)
    const { subject, body, replyTo } = only(await readInbox(email))
    expect(subject).toContain('Night Market')
    expect(body.text).toContain(`/checkout/${order.event_id}/${order.short_id}/summary`)
    expect(body.html).toContain(order.reference)
    expect(replyTo).toEqual(['hall@example.com'])
  })
})

describe('the ticket email', () => {
  it('carries the QR code, the PDF and the calendar entry', async () => {
    const { order, attendee, email } = await boughtFreeTicket()
    await activateAttendees(order.short_id)
    await sendTicket(testContext(), toSend(ticketEmailDue, { attendee_short_id: attendee.short_id }))
    const { attachments, body } = only(await readInbox(email))
    expect(attachments.map(({ filename }) => filename)).toEqual([
      `${attendee.reference}.png`,
      `${attendee.reference}.pdf`,
      'event.ics',
    ])
    expect(body.text).toContain(`/ticket/${order.event_id}/${attendee.short_id}`)
  })

  it('is not sent for a ticket that is not active yet', async () => {
    const { attendee, email } = await boughtFreeTicket()
    await sendTicket(testContext(), toSend(ticketEmailDue, { attendee_short_id: attendee.short_id }))
    expect(await readInbox(email)).toEqual([])
  })
})

describe('notices', () => {
  it('say how much was refunded', async () => {
    const { order, email } = await boughtFreeTicket()
    const payload = { order_short_id: order.short_id, amount: 1250, reason: 'REFUND' as const }
    await sendOrderRefunded(testContext(), toSend(orderRefundedNoticeDue, payload))
    expect(only(await readInbox(email)).body.text).toContain('€12.50')
  })

  it('do not report a failed payment once the order is complete', async () => {
    const { order, email } = await boughtFreeTicket()
    await sendPaymentFailed(testContext(), toSend(paymentFailedNoticeDue, { order_short_id: order.short_id }))
    expect(await readInbox(email)).toEqual([])
  })
})
