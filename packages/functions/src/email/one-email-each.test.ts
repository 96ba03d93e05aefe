import { cancelAttendee } from '@foyer/core/attendee/cancel-attendee'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { sendOrderConfirmation } from '@foyer/core/email/order-emails'
import { sendTicket } from '@foyer/core/email/send-ticket'
import { resendOrderConfirmation } from '@foyer/core/order/get-order'
import { readAttendee } from '@foyer/core/store/attendee/attendee-entity'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { type InboxEmail, readInbox } from '@foyer/core/testing/read-inbox'
import { testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { mintAddress, mintFreeTicket, orderFor, sendMailOf } from '../testing/mailed-order.ts'

/** The tickets, by reference, with a QR that the email shows from within itself: the local inbox puts it where its `cid:` stood. */
function codesIn({ attachments, body }: InboxEmail): string[] {
  const codes = attachments.filter(({ contentId }) => contentId)
  const shown = codes.filter(({ content = '-' }) =>
    body.html?.includes(`src="data:image/png;base64,${content}"`),
  )
  return shown.map(({ filename = '' }) => filename.replace('.png', ''))
}

function only(emails: InboxEmail[]): InboxEmail {
  expect(emails).toHaveLength(1)
  return emails[0] as InboxEmail
}

const typesOf = ({ attachments }: InboxEmail) =>
  attachments.map(({ contentType }) => contentType?.split(';')[0]).filter((type) => type !== 'image/png')

describe('one purchase (docs/product.md#messages-and-email)', () => {
  it('of four tickets by one person sends exactly one email, with four QR codes, one PDF and one calendar entry', async () => {
    const [{ ticket }, buyer] = [await mintFreeTicket(), mintAddress()]
    const { short_id, attendees } = await orderFor(ticket, buyer, Array(4).fill(buyer))
    const sendAgain = await sendMailOf(short_id)
    await sendAgain()
    const mail = only(await readInbox(buyer))
    expect(codesIn(mail)).toEqual(attendees.map(({ reference }) => reference))
    expect(typesOf(mail)).toEqual(['application/pdf', 'text/calendar'])
    // No picture is loaded from anywhere to read it.
    expect(mail.body.html).not.toMatch(/<img[^>]+src="(?!data:)/)
  })

  it('with two guests sends three emails, each with the codes of its own person, however often they are asked for', async () => {
    const [{ ticket }, buyer, guest, other] = [
      await mintFreeTicket(),
      mintAddress(),
      mintAddress(),
      mintAddress(),
    ]
    const holders = [buyer, guest, ` ${guest.toUpperCase()} `, other]
    const { short_id, attendees } = await orderFor(ticket, buyer, holders)
    const sendAgain = await sendMailOf(short_id)
    await sendAgain()
    const mails = (await Promise.all([buyer, guest, other].map(readInbox))).map(only)
    const [first, second, third, fourth] = attendees.map(({ reference }) => reference)
    expect(mails.map(codesIn)).toEqual([[first], [second, third], [fourth]])
    expect(mails.map(typesOf)).toEqual(Array(3).fill(['application/pdf', 'text/calendar']))
  })

  it('of twelve tickets shows ten codes, and names and links all twelve', async () => {
    const [{ ticket }, buyer] = [await mintFreeTicket(), mintAddress()]
    const { short_id, attendees } = await orderFor(ticket, buyer, Array(12).fill(buyer))
    await sendMailOf(short_id)
    const mail = only(await readInbox(buyer))
    expect(codesIn(mail)).toHaveLength(10)
    for (const holder of attendees) {
      expect(mail.body.text).toContain(holder.reference)
      expect(mail.body.text).toContain(`/ticket/${ticket.event_id}/${holder.short_id}`)
    }
  })
})

describe('a ticket that was cancelled before the email went out', () => {
  it('is not in the guest’s email, which brings the others, even if it was to lead them', async () => {
    const [{ ticket, owner }, buyer, guest] = [await mintFreeTicket(), mintAddress(), mintAddress()]
    const { short_id, attendees } = await orderFor(ticket, buyer, [guest, guest])
    const [lead, other] = attendees
    if (!lead || !other) throw new Error('The order has two tickets.')
    await activateAttendees(short_id)
    const send = await dueMailOf(lead.short_id)
    const params = { event_id: ticket.event_id, attendee_short_id: lead.short_id }
    await cancelAttendee(owner, { params })
    await send()
    expect(codesIn(only(await readInbox(guest)))).toEqual([other.reference])
  })

  it('is not in a confirmation that is sent again', async () => {
    const [{ ticket, owner }, buyer] = [await mintFreeTicket(), mintAddress()]
    const { short_id, attendees } = await orderFor(ticket, buyer, [buyer, buyer])
    const [gone, kept] = attendees
    if (!gone || !kept) throw new Error('The order has two tickets.')
    await sendMailOf(short_id)
    const event = { event_id: ticket.event_id }
    await cancelAttendee(owner, { params: { ...event, attendee_short_id: gone.short_id } })
    await resendOrderConfirmation(owner, { params: { ...event, order_short_id: short_id } })
    const sent: { name: string }[] = (await readOrder(short_id)).outbox ?? []
    const again = sent.find(({ name }) => name === 'orderConfirmationDue')
    await sendOrderConfirmation(testContext(), again as Parameters<typeof sendOrderConfirmation>[1])
    const mails = await readInbox(buyer)
    expect(mails.map(codesIn)).toEqual([[gone.reference, kept.reference], [kept.reference]])
    expect(mails[1]?.body.text).not.toContain(gone.reference)
  })
})

/** What sends the emails that this attendee's latest write asks for. */
async function dueMailOf(attendee_short_id: string) {
  const due: { name: string }[] = (await readAttendee(attendee_short_id))?.outbox ?? []
  const message = due.find(({ name }) => name === 'ticketEmailDue')
  return () => sendTicket(testContext(), message as Parameters<typeof sendTicket>[1])
}
