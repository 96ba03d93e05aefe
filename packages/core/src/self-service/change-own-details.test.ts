import { describe, expect, it } from 'vitest'
import { getAttendee } from '../attendee/attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getPublicAttendee } from '../attendee/get-public-attendee.ts'
import { getOrder } from '../order/get-order.ts'
import { getPublicOrder } from '../order/get-public-order.ts'
import { newLinkId } from '../random-id.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrdersOfAddress } from '../store/lookup/lookup-entities.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { letSelfServe } from '../testing/let-self-serve.ts'
import { accept, mintPassableTicket, offer } from '../testing/mint-offered-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { changeOwnOrder, changeOwnTicket } from './change-own-details.ts'

const refusal = (code: string) => ({ code })
const newAddress = () => `new-${newLinkId()}@example.com`
const nameOnly = { first_name: 'Beatrix', last_name: 'Buyer' }

async function mintChangeable(change_hours = 0) {
  const minted = await mintPassableTicket()
  await letSelfServe(minted.ctx, minted.event.id, { can_change: true, change_hours })
  const byOrder = { params: { order_short_id: minted.order.short_id } }
  const byTicket = { params: { attendee_short_id: minted.held.short_id } }
  return { ...minted, byOrder, byTicket }
}

const sentBy = async (read: Promise<{ outbox?: { name: string }[] | undefined } | null>) =>
  ((await read)?.outbox ?? []).map(({ name }) => name)

describe('the buyer, by the order’s link', () => {
  it('corrects the name, and the ticket in that name follows', async () => {
    const { order, held, byOrder } = await mintChangeable()
    const after = await changeOwnOrder(testContext(), { ...byOrder, body: nameOnly })
    expect(after).toMatchObject({ ...nameOnly, email: order.email })
    expect(await readAttendee(held.short_id)).toMatchObject({ ...nameOnly, email: order.email })
    expect(await sentBy(readOrder(order.short_id))).not.toContain('orderConfirmationDue')
  })

  it('moves order and own ticket to another address: it gets the confirmation, and the former one is told', async () => {
    const { order, held, byOrder, buyer } = await mintChangeable()
    const email = newAddress()
    await changeOwnOrder(testContext(), { ...byOrder, body: { ...nameOnly, email } })
    const { former_addresses, ...written } = await readOrder(order.short_id)
    expect(written).toMatchObject({ email })
    expect(former_addresses).toMatchObject([{ email: buyer }])
    expect(await readAttendee(held.short_id)).toMatchObject({ email })
    expect(await sentBy(readOrder(order.short_id))).toEqual(
      expect.arrayContaining(['orderConfirmationDue', 'addressChangedNoticeDue', 'orderAttendeesChanged']),
    )
    await activateAttendees(order.short_id)
    expect((await readOrdersOfAddress(email, 5)).map(({ short_id }) => short_id)).toEqual([order.short_id])
  })

  it('changes nothing of a ticket that was passed on', async () => {
    const { held, byOrder } = await mintChangeable()
    const { ticket_short_id } = await accept((await offer(held)).transfer_short_id)
    await changeOwnOrder(testContext(), { ...byOrder, body: { ...nameOnly, email: newAddress() } })
    expect(await readAttendee(ticket_short_id ?? '')).toMatchObject({ first_name: 'Nia' })
  })

  it('is in the organizer’s timeline, and reported to the audit log', async () => {
    const { ctx, event, order, byOrder } = await mintChangeable()
    await changeOwnOrder(testContext(), { ...byOrder, body: nameOnly })
    const params = { event_id: event.id, order_short_id: order.short_id }
    expect((await getOrder(ctx, { params })).history.at(-1)).toMatchObject({
      kind: 'CHANGED_BY_BUYER',
      by: null,
    })
    const reports = (await readOrder(order.short_id)).outbox?.filter(
      ({ name }: { name: string }) => name === 'actionTaken',
    )
    expect(reports?.map(({ payload }: { payload: { action: string } }) => payload.action)).toEqual([
      'order.changed_by_buyer',
    ])
  })

  it('is allowed three changes of address a day, and any number of requests that change nothing', async () => {
    const { byOrder } = await mintChangeable()
    for (let move = 0; move < 3; move++)
      await changeOwnOrder(testContext(), { ...byOrder, body: { ...nameOnly, email: newAddress() } })
    const fourth = changeOwnOrder(testContext(), { ...byOrder, body: { ...nameOnly, email: newAddress() } })
    await expect(fourth).rejects.toMatchObject(refusal('request.too_many'))
    expect(await changeOwnOrder(testContext(), { ...byOrder, body: nameOnly })).toMatchObject(nameOnly)
  })
})

describe('the holder, by the ticket’s link', () => {
  it('corrects the name for the door, and no mail goes out', async () => {
    const { ctx, event, held, byTicket } = await mintChangeable()
    expect(await changeOwnTicket(testContext(), { ...byTicket, body: nameOnly })).toMatchObject(nameOnly)
    const params = { event_id: event.id, attendee_short_id: held.short_id }
    expect(await getAttendee(ctx, { params })).toMatchObject(nameOnly)
    expect(await sentBy(readAttendee(held.short_id))).toEqual(['passChanged'])
  })

  it('sends the ticket to another address, and tells the former one', async () => {
    const { order, held, byTicket, buyer } = await mintChangeable()
    const email = newAddress()
    await changeOwnTicket(testContext(), { ...byTicket, body: { ...nameOnly, email } })
    expect(await readAttendee(held.short_id)).toMatchObject({ email, former_addresses: [{ email: buyer }] })
    expect(await sentBy(readAttendee(held.short_id))).toEqual(
      expect.arrayContaining(['ticketEmailDue', 'addressChangedNoticeDue', 'orderAttendeesChanged']),
    )
    expect((await readOrder(order.short_id)).email).toBe(buyer)
  })
})

describe('is refused', () => {
  it('where the event does not allow it, and says so on both pages', async () => {
    const { order, held } = await mintPassableTicket()
    const byOrder = { params: { order_short_id: order.short_id } }
    const byTicket = { params: { attendee_short_id: held.short_id } }
    const no = refusal('order.not_changeable')
    await expect(changeOwnOrder(testContext(), { ...byOrder, body: nameOnly })).rejects.toMatchObject(no)
    await expect(changeOwnTicket(testContext(), { ...byTicket, body: nameOnly })).rejects.toMatchObject(no)
    expect((await getPublicOrder(testContext(), byOrder)).can_change_until).toBeNull()
    expect((await getPublicAttendee(testContext(), byTicket)).can_change_until).toBeNull()
  })

  it('from the deadline on, and not a second before', async () => {
    const { event, byOrder } = await mintChangeable(24)
    const deadline = Date.parse(event.start_date) - 24 * 3_600_000
    const at = (milliseconds: number) => ({ ...testContext(), now: new Date(deadline + milliseconds) })
    const late = changeOwnOrder(at(0), { ...byOrder, body: nameOnly })
    await expect(late).rejects.toMatchObject(refusal('order.not_changeable'))
    const { can_change_until } = await changeOwnOrder(at(-1000), { ...byOrder, body: nameOnly })
    expect(can_change_until).toBe(new Date(deadline).toISOString())
  })

  it('without the name that the event asks for', async () => {
    const { byOrder } = await mintChangeable()
    const body = { first_name: '', last_name: '' }
    await expect(changeOwnOrder(testContext(), { ...byOrder, body })).rejects.toMatchObject(
      refusal('request.invalid'),
    )
  })
})
