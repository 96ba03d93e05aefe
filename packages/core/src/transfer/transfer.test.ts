import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { getAttendee } from '../attendee/attendee.ts'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getPublicAttendee } from '../attendee/get-public-attendee.ts'
import { listAttendees } from '../attendee/list-attendees.ts'
import { mostPassings } from '../attendee/passing-on.ts'
import { getTicketPdf } from '../attendee/ticket-pdf.ts'
import { sendOrderConfirmation } from '../email/order-emails.ts'
import { sendTicket } from '../email/send-ticket.ts'
import { sendTicketOffer, sendTicketPassedOn } from '../email/transfer-emails.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { getOrder } from '../order/get-order.ts'
import { getPublicOrder } from '../order/get-public-order.ts'
import { codeHash, readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrdersOfAddress } from '../store/lookup/lookup-entities.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { toSend } from '../table/write.ts'
import { door, scan } from '../testing/at-the-door.ts'
import { reserve } from '../testing/buy.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { accept, letPassOn, mintPassableTicket, offer } from '../testing/mint-offered-ticket.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { at, later, testContext } from '../testing/test-context.ts'
import { acceptTransfer, getTransfer } from './accept-transfer.ts'
import { offerHours, offerTicket, undoTicketOffer } from './offer-ticket.ts'

const byLink = (attendee_short_id: string) => ({ params: { attendee_short_id } })
const seen = (transfer_short_id: string, ctx = testContext()) =>
  getTransfer(ctx, { params: { transfer_short_id } })
const refusal = (code: string) => ({ code })

async function mintAccepted() {
  const minted = await mintPassableTicket()
  const { transfer_short_id, email } = await offer(minted.held)
  const { ticket_short_id } = await accept(transfer_short_id)
  return { ...minted, transfer_short_id, email, next: ticket_short_id ?? '' }
}

describe('a ticket that is offered', () => {
  it('stays valid with its holder until the offer is accepted, and names the next one', async () => {
    const { held, event } = await mintPassableTicket()
    const list = await mintCheckInList({ event_id: event.id })
    const { shown, transfer_short_id, email } = await offer(held)
    expect(shown).toMatchObject({ status: 'ACTIVE', offer: { first_name: 'Nia', email } })
    expect(JSON.stringify(shown)).not.toContain(transfer_short_id)
    expect(await scan(list, held.short_id)).toMatchObject({ first_name: 'Bea' })
  })

  it('is shown to its next holder without the present code or reference', async () => {
    const { held } = await mintPassableTicket()
    const { transfer_short_id } = await offer(held)
    const transfer = await seen(transfer_short_id)
    expect(transfer).toMatchObject({
      status: 'OPEN',
      from_name: 'Bea Buyer',
      first_name: 'Nia',
      ticket_short_id: null,
    })
    expect(JSON.stringify(transfer)).not.toContain(held.short_id)
    expect(JSON.stringify(transfer)).not.toContain(held.reference)
  })

  it('can be kept: the link has ended then, and also when another offer takes its place', async () => {
    const { held } = await mintPassableTicket()
    const first = await offer(held)
    await undoTicketOffer(testContext(), byLink(held.short_id))
    await expect(accept(first.transfer_short_id)).rejects.toMatchObject(refusal('transfer.ended'))
    const second = await offer(held)
    const third = await offer(held)
    expect(await seen(second.transfer_short_id)).toMatchObject({ status: 'ENDED', from_name: '' })
    expect(await accept(third.transfer_short_id)).toMatchObject({ status: 'ACCEPTED' })
  })

  it('is mailed to its next holder, in their language, and not once the offer has ended', async () => {
    const { held } = await mintPassableTicket()
    const email = `nia-${held.short_id}@example.com`
    const body = { first_name: 'Nia', last_name: 'Next', email, locale: 'de' } as const
    await offerTicket(testContext(), { ...byLink(held.short_id), body })
    const [message] = (await readAttendee(held.short_id))?.outbox ?? []
    await sendTicketOffer(testContext(), message)
    const [mail] = await readInbox(email)
    expect(mail?.subject).toContain('Bea Buyer bietet Ihnen ein Ticket')
    expect(mail?.body.text).toContain(`/offer/${message.payload.transfer_short_id}`)
    expect(mail?.body.text).not.toContain(held.short_id)
    const again = await offer(held)
    await undoTicketOffer(testContext(), byLink(held.short_id))
    await sendTicketOffer(testContext(), again.message)
    expect(await readInbox(again.email)).toEqual([])
  })

  it('cannot be accepted after its time', async () => {
    const { held } = await mintPassableTicket()
    const { transfer_short_id } = await offer(held)
    const late = later(testContext(), offerHours * 3600 + 1)
    await expect(accept(transfer_short_id, late)).rejects.toMatchObject(refusal('transfer.ended'))
    expect((await getPublicAttendee(late, byLink(held.short_id))).offer).toBeNull()
  })
})

describe('a ticket cannot be offered', () => {
  it('where the event does not allow it, nor in the hours before the event in which it does not', async () => {
    const start_date = '2031-06-05T18:00:00.000Z'
    const { ctx, event, held } = await mintPassableTicket({ start_date, end_date: null })
    await letPassOn(ctx, event.id, 24)
    const before = (hours: number) => at(testContext(), new Date(Date.parse(start_date) - hours * 3_600_000))
    const shown = await getPublicAttendee(before(25), byLink(held.short_id))
    expect(shown.can_pass_on_until).toBe('2031-06-04T18:00:00.000Z')
    await expect(offer(held, before(24))).rejects.toMatchObject(refusal('attendee.not_passable'))
    const { transfer_short_id } = await offer(held, before(25))
    await expect(accept(transfer_short_id, before(23))).rejects.toMatchObject(refusal('transfer.ended'))
  })

  it('after check-in, when it was cancelled, or when it was passed on already', async () => {
    const { ctx, event, held, order } = await mintPassableTicket()
    const list = await mintCheckInList({ event_id: event.id })
    await scan(list, held.short_id)
    await expect(offer(held)).rejects.toMatchObject(refusal('attendee.not_passable'))
    await cancelAttendee(ctx, { params: { event_id: event.id, attendee_short_id: held.short_id } })
    await activateAttendees(order.short_id)
    await expect(offer(held)).rejects.toMatchObject(refusal('attendee.cancelled'))
    const passed = await mintAccepted()
    await expect(offer(passed.held)).rejects.toMatchObject(refusal('attendee.passed_on'))
  })

  it('more than 3 times a day, nor passed on more often than 5 times', async () => {
    const { held } = await mintPassableTicket()
    for (let turn = 0; turn < 3; turn += 1) await offer(held)
    await expect(offer(held)).rejects.toMatchObject(refusal('request.too_many'))
    let short_id = (await mintPassableTicket()).held.short_id
    for (let turn = 0; turn < mostPassings; turn += 1)
      short_id = (await accept((await offer({ short_id })).transfer_short_id)).ticket_short_id ?? ''
    await expect(offer({ short_id })).rejects.toMatchObject(refusal('attendee.not_passable'))
  })

  it('to one address more than 5 times a day, across events', async () => {
    const email = `often-${(await mintPassableTicket()).held.short_id}@example.com`
    const body = { first_name: 'Nia', last_name: '', email }
    for (let turn = 0; turn < 5; turn += 1) {
      const { held } = await mintPassableTicket()
      await offerTicket(testContext(), { ...byLink(held.short_id), body })
    }
    const { held } = await mintPassableTicket()
    const sixth = offerTicket(testContext(), { ...byLink(held.short_id), body })
    await expect(sixth).rejects.toMatchObject(refusal('request.too_many'))
  })
})

describe('an accepted ticket', () => {
  it('has another link, reference and holder, in the same place of the order, and takes no stock of a sold-out event', async () => {
    const { ctx, event, kind, order, held, next, email } = await mintAccepted()
    await expect(reserve(kind)).rejects.toMatchObject(refusal('order.sold_out'))
    const after = await readOrder(order.short_id)
    expect(after.slots.map(({ short_id }) => short_id)).toEqual([next])
    const shown = await getPublicAttendee(testContext(), byLink(next))
    expect(shown).toMatchObject({ status: 'ACTIVE', first_name: 'Nia', order_reference: order.reference })
    expect(shown.reference).not.toBe(held.reference)
    const rows = await listAttendees(ctx, {
      params: { event_id: event.id },
      query: { page: 1, per_page: 20 },
    })
    expect(rows.data.map((row) => row.email)).toEqual([email])
    expect(rows.meta.total).toBe(1)
  })

  it('ends the former link, its PDF and its code at the door, which says when it was passed on', async () => {
    const { event, held, next } = await mintAccepted()
    const passed_on_at = (await readAttendee(next))?.former_holders?.[0]?.passed_on_at
    const passedOn = { code: 'attendee.passed_on', status: 410, details: { passed_on_at } }
    await expect(getPublicAttendee(testContext(), byLink(held.short_id))).rejects.toMatchObject(passedOn)
    await expect(getTicketPdf(testContext(), byLink(held.short_id))).rejects.toMatchObject(passedOn)
    const list = await mintCheckInList({ event_id: event.id })
    await expect(scan(list, held.short_id)).rejects.toMatchObject(passedOn)
    await expect(scan(list, held.reference)).rejects.toMatchObject(passedOn)
    expect(await scan(list, next)).toMatchObject({ first_name: 'Nia' })
  })

  it('tells the list of a door which former code admits no longer, and since when', async () => {
    const { event, held, next, buyer } = await mintAccepted()
    const { data } = await door(await mintCheckInList({ event_id: event.id }))
    expect(data).toMatchObject([
      {
        code_hash: codeHash(next),
        former: [{ code_hash: codeHash(held.short_id), reference: held.reference }],
      },
    ])
    expect(JSON.stringify(data)).not.toContain(buyer)
  })

  it('is mailed to its holder, and the former one is told', async () => {
    const { order, email, next, held, buyer } = await mintAccepted()
    const sent = (await readOrder(order.short_id)).outbox ?? []
    expect(sent.map(({ name }: { name: string }) => name)).toEqual([
      'orderAttendeesChanged',
      'ticketEmailDue',
      'ticketPassedOnNoticeDue',
      'passChanged',
      'actionTaken',
    ])
    await sendTicket(testContext(), sent[1])
    await sendTicketPassedOn(testContext(), sent[2])
    expect((await readInbox(email))[0]?.body.text).toContain(next)
    const notices = (await readInbox(buyer)).filter(({ subject }) => subject.includes(held.reference))
    expect(notices).toHaveLength(1)
    expect(notices[0]?.body.text).not.toContain(next)
  })

  it('shows its former holders to the organizer, and in the timeline of its order', async () => {
    const { ctx, event, order, next, held } = await mintAccepted()
    const params = { event_id: event.id, attendee_short_id: next, order_short_id: order.short_id }
    const { former_holders } = await getAttendee(ctx, { params })
    expect(former_holders).toMatchObject([{ first_name: 'Bea', reference: held.reference }])
    const { history } = await getOrder(ctx, { params })
    expect(history.at(-1)).toMatchObject({ kind: 'TICKET_PASSED_ON', by: null })
    const { ctx: stranger } = await mintOwner()
    await expect(getAttendee(stranger, { params })).rejects.toMatchObject(refusal('event.not_found'))
  })

  it('is hidden from its buyer, who sees the ticket that ended, in the order and in its emails', async () => {
    const { ctx, event, order, held, next, email, buyer } = await mintAccepted()
    const params = { event_id: event.id, order_short_id: order.short_id }
    const seenByBuyer = await getPublicOrder(testContext(), { params })
    expect(seenByBuyer.attendees).toMatchObject([
      {
        short_id: held.short_id,
        reference: held.reference,
        first_name: 'Nia',
        last_name: '',
        status: 'CANCELLED',
      },
    ])
    expect(JSON.stringify(seenByBuyer.attendees)).not.toContain(next)
    expect(JSON.stringify(seenByBuyer)).not.toContain(email)
    expect((await getOrder(ctx, { params })).attendees).toMatchObject([{ short_id: next, email }])
    await sendOrderConfirmation(
      testContext(),
      toSend(orderConfirmationDue, { order_short_id: order.short_id }),
    )
    const [mail] = (await readInbox(buyer)).filter(({ subject }) => subject.includes(order.reference))
    expect(mail?.body.text).toContain(order.short_id)
    expect(mail?.body.text).not.toContain(next)
  })

  it('finds its order by the new holder’s address', async () => {
    const { order, email } = await mintAccepted()
    await activateAttendees(order.short_id)
    expect((await readOrdersOfAddress(email, 5)).map(({ short_id }) => short_id)).toEqual([order.short_id])
  })

  it('is cancelled with its order, and its stock returns once', async () => {
    const { ctx, event, order, next, kind } = await mintAccepted()
    const params = { event_id: event.id, order_short_id: order.short_id }
    await cancelOrder(ctx, { params, body: { notify_buyer: false, refund: false } })
    expect(await getPublicAttendee(testContext(), byLink(next))).toMatchObject({ status: 'CANCELLED' })
    await reserve(kind)
    await expect(reserve(kind)).rejects.toMatchObject(refusal('order.sold_out'))
  })

  it('answers its link again with the same ticket', async () => {
    const { transfer_short_id, next } = await mintAccepted()
    expect(await accept(transfer_short_id)).toMatchObject({ status: 'ACCEPTED', ticket_short_id: next })
    expect(await seen(transfer_short_id)).toMatchObject({ ticket_short_id: next, first_name: 'Nia' })
  })

  it('has the answers of its new holder, who must answer what is required, and none of the former one’s', async () => {
    const { ctx, event, held } = await mintPassableTicket()
    const asked = { belongs_to: 'ATTENDEE', title: 'Diet', is_required: true } as const
    const { id: question_id } = await mintQuestion(ctx, event.id, asked)
    const { transfer_short_id } = await offer(held)
    expect((await seen(transfer_short_id)).questions).toMatchObject([{ id: question_id }])
    await expect(accept(transfer_short_id)).rejects.toMatchObject(refusal('order.question_required'))
    const body = { first_name: 'Nia', last_name: '', answers: [{ question_id, value: 'None' }] }
    const { ticket_short_id } = await acceptTransfer(testContext(), { params: { transfer_short_id }, body })
    expect((await readAttendee(ticket_short_id ?? ''))?.answers).toMatchObject([
      { question_id, value: 'None' },
    ])
  })
})
