import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { readOrderEmails } from '@foyer/core/mail/suppressed-address'
import { readInbox } from '@foyer/core/testing/read-inbox'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { mintAddress, mintFreeTicket, orderFor, sendMailOf } from '../testing/mailed-order.ts'

/** The order, and its mail as the queue would send it. */
async function order(ticket: Ticket, buyer: string, holders: readonly string[]): Promise<PublicOrder> {
  const ordered = await orderFor(ticket, buyer, holders)
  await sendMailOf(ordered.short_id)
  return ordered
}

const mintFree = async () => (await mintFreeTicket()).ticket

describe('free orders of strangers', () => {
  it('bring one email for one order to the buyer, with all ten tickets in it', async () => {
    const [ticket, buyer] = [await mintFree(), mintAddress()]
    const { attendees } = await order(ticket, buyer, Array(10).fill(buyer))
    const [mail, ...others] = await readInbox(buyer)
    expect(others).toEqual([])
    for (const { reference } of attendees) expect(mail?.body.text).toContain(reference)
    expect(mail?.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
  })

  it('bring guests with their own addresses one email each, with all that is for them', {
    tags: 'long',
  }, async () => {
    const [ticket, buyer, guest, other] = [await mintFree(), mintAddress(), mintAddress(), mintAddress()]
    const { attendees } = await order(ticket, buyer, [buyer, guest, guest, other])
    const inboxes = await Promise.all([buyer, guest, other].map(readInbox))
    expect(inboxes.map((emails) => emails.length)).toEqual([1, 1, 1])
    const said = inboxes[1]?.[0]?.body.text
    expect([1, 2].map((index) => said?.includes(attendees[index]?.reference ?? '-'))).toEqual([true, true])
    expect(said).not.toContain(attendees[3]?.reference)
  })

  it('bring at most 5 emails a day to one address, however many orders name it, and say at the order why', async () => {
    const victim = mintAddress()
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
