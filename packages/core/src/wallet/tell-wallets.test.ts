import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { updateAttendee } from '../attendee/attendee.ts'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { updateEvent } from '../event/update-event.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { EventEntity, EventSettingsEntity } from '../store/event/event-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { readDevices, readPass, serialOf } from '../store/wallet/wallet-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { accept, mintPassableTicket, offer } from '../testing/mint-offered-ticket.ts'
import { later, testContext } from '../testing/test-context.ts'
import { keptByGoogle, passCallOf, pushesTo } from '../testing/wallet-calls.ts'
import { changedSerials, latestPass, registerDevice, unregisterDevice } from './apple-web-service.ts'
import { getApplePass, saveToGoogle } from './hand-out-passes.ts'
import { readTicket } from './read-ticket.ts'
import { tellOfEvent, tellOfTicket } from './tell-wallets.ts'

const ctx = testContext()

async function mintTickets(quantity = 1) {
  const live = await mintLiveEvent([{ type: 'FREE' }])
  const order = await nameBuyer(await reserve(live.tickets[0] as never, quantity))
  return { ...live, order, links: order.attendees.map(({ short_id }) => short_id), event_id: live.event.id }
}

/** A phone that has added a ticket's pass. */
async function addToPhone(short_id: string, kind = 'ok') {
  await getApplePass(ctx, short_id)
  const phone = { device: randomUUID(), push_token: `${kind}${randomUUID()}` }
  const call = { ...passCallOf(short_id), device: phone.device }
  const isNew = await registerDevice(ctx, { ...call, body: { pushToken: phone.push_token } })
  return { ...phone, call, isNew }
}

const namesIn = (item: { outbox?: unknown } | null | undefined) =>
  ((item?.outbox ?? []) as { name: string }[]).map(({ name }) => name)

describe('a change', () => {
  it('of the event’s date, title, place or color causes one message to wallets, and of anything else none', async () => {
    const { ctx: owner, event_id } = await mintTickets()
    const params = { event_id }
    const ofWallets = (names: string[]) => names.filter((name) => name === 'eventPassesChanged')
    const readEvent = async () => ofWallets(namesIn((await EventEntity.get({ event_id }).go()).data))
    const readSettings = async () =>
      ofWallets(namesIn((await EventSettingsEntity.get({ event_id }).go()).data))
    await updateEvent(owner, { params, body: { start_date: '2031-05-06T18:00:00.000Z', end_date: null } })
    expect(await readEvent()).toEqual(['eventPassesChanged'])
    await updateEvent(owner, { params, body: { description: 'More words.' } })
    expect(await readEvent()).toEqual([])
    await updateEventSettings(owner, { params, body: { support_email: 'help@example.com' } })
    expect(await readSettings()).toEqual(['eventPassesChanged'])
    await updateEventSettings(owner, { params, body: { order_timeout: 30 } })
    expect(await readSettings()).toEqual([])
  })

  it('of a ticket’s holder or status causes a message, and of its notes none', async () => {
    const { ctx: owner, event_id, links } = await mintTickets(2)
    const [attendee_short_id = ''] = links
    const params = { event_id, attendee_short_id }
    const read = async () => namesIn(await readAttendee(attendee_short_id))
    expect(await read()).not.toContain('passChanged')
    const body = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com', notes: 'Front row' }
    await updateAttendee(owner, { params, body })
    expect(await read()).not.toContain('passChanged')
    await updateAttendee(owner, { params, body: { ...body, last_name: 'Born' } })
    expect(await read()).toContain('passChanged')
    await cancelAttendee(owner, { params })
    expect(await read()).toContain('passChanged')
  })
})

describe('wallets', () => {
  it('hear of a changed ticket: the device is told, asks what changed, and gets a void pass', async () => {
    const { ctx: owner, event_id, links } = await mintTickets()
    const [attendee_short_id = ''] = links
    const { device, push_token, call, isNew } = await addToPhone(attendee_short_id)
    expect(isNew).toBe(true)
    const { pass_type_id, serial } = call
    const known = await changedSerials(ctx, { pass_type_id, device, since: undefined })
    expect(known?.serialNumbers).toEqual([serial])
    const since = (await latestPass(ctx, { ...call, since: null }))?.changed_at ?? 0
    expect(await latestPass(ctx, { ...call, since })).toBeNull()
    await cancelAttendee(owner, { params: { event_id, attendee_short_id } })
    await tellOfTicket(ctx, { attendee_short_id })
    expect(await pushesTo(push_token)).toBe(1)
    const changed = await changedSerials(ctx, { pass_type_id, device, since: String(since + 1) })
    expect(changed?.serialNumbers).toEqual([serial])
    expect((await latestPass(ctx, { ...call, since }))?.changed_at).toBeGreaterThan(since)
    expect(
      await changedSerials(ctx, { pass_type_id, device, since: String(Number(changed?.lastUpdated) + 1) }),
    ).toBeNull()
  })

  it('get a void pass where the ticket was passed on', async () => {
    const { held } = await mintPassableTicket()
    const { push_token, call } = await addToPhone(held.short_id)
    const before = await readTicket(held.short_id)
    const { transfer_short_id } = await offer(held)
    await accept(transfer_short_id)
    const sent = (await readOrder(before.attendee.order_short_id)).outbox as {
      name: string
      payload: unknown
    }[]
    const attendee_short_id = held.short_id
    expect(sent).toContainEqual(
      expect.objectContaining({ name: 'passChanged', payload: { attendee_short_id } }),
    )
    await tellOfTicket(later(ctx, 1), { attendee_short_id })
    expect(await pushesTo(push_token)).toBe(1)
    expect(await latestPass(ctx, { ...call, since: null })).not.toBeNull()
    expect(await readTicket(held.short_id)).toEqual({
      ...before,
      attendee: expect.objectContaining({ reference: before.attendee.reference }),
      isValid: false,
      graph: expect.anything(),
    })
  })

  it('of every ticket hear of a changed event, once each, and a repeated message harms nothing', async () => {
    const { event_id, links } = await mintTickets(3)
    const phones = await Promise.all(links.map((link) => addToPhone(link)))
    for (const times of [1, 2]) {
      await tellOfEvent(later(ctx, times), { event_id, from: null, to: null })
      expect(await Promise.all(phones.map(({ push_token }) => pushesTo(push_token)))).toEqual([
        times,
        times,
        times,
      ])
    }
  })

  it('are told chunk by chunk: a chunk from one device to another reaches these and no other', async () => {
    const { event_id, links } = await mintTickets(4)
    const phones = await Promise.all(links.map((link) => addToPhone(link)))
    const sorted = phones.toSorted((a, b) => (a.call.serial < b.call.serial ? -1 : 1))
    const names = sorted.map(({ call, device }) => `${call.serial}/${device}`)
    await tellOfEvent(ctx, { event_id, from: names[1] ?? '', to: names[2] ?? '' })
    expect(await Promise.all(sorted.map(({ push_token }) => pushesTo(push_token)))).toEqual([0, 1, 1, 0])
  })

  it('that removed the pass hear nothing', async () => {
    const { links } = await mintTickets()
    const [attendee_short_id = ''] = links
    const { call, push_token } = await addToPhone(attendee_short_id)
    await unregisterDevice(ctx, call)
    await tellOfTicket(ctx, { attendee_short_id })
    expect(await pushesTo(push_token)).toBe(0)
    expect(await changedSerials(ctx, { ...call, since: undefined })).toBeNull()
  })

  it('that Apple calls gone are forgotten, while one that it refuses for now fails the message', async () => {
    const { links } = await mintTickets()
    const [attendee_short_id = ''] = links
    await addToPhone(attendee_short_id, 'gone')
    const { push_token } = await addToPhone(attendee_short_id)
    await addToPhone(attendee_short_id, 'busy')
    await expect(tellOfTicket(ctx, { attendee_short_id })).rejects.toThrow('refused 1 pushes')
    expect(await pushesTo(push_token)).toBe(1)
    expect(await readDevices(serialOf(attendee_short_id))).toHaveLength(2)
  })

  it('are told nothing of a ticket that none of them keeps', async () => {
    const { links } = await mintTickets()
    await tellOfTicket(ctx, { attendee_short_id: links[0] ?? '' })
    expect(await readPass(serialOf(links[0] ?? ''))).toBeNull()
  })

  it('at Google have event and ticket before the link names them, and follow each change', async () => {
    const { ctx: owner, event_id, links, event } = await mintTickets()
    const [attendee_short_id = ''] = links
    const serial = serialOf(attendee_short_id)
    const link = await saveToGoogle(ctx, attendee_short_id)
    expect(link).toMatch(/\/save\/[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(link.length).toBeLessThan(1800)
    expect(await keptByGoogle('eventTicketClass', event_id)).toMatchObject({
      eventName: { defaultValue: { value: event.title } },
    })
    expect(await keptByGoogle('eventTicketObject', serial)).toMatchObject({
      state: 'ACTIVE',
      barcode: { type: 'QR_CODE', value: attendee_short_id },
      ticketHolderName: 'Bea Buyer',
    })
    await updateEvent(owner, { params: { event_id }, body: { title: 'Another night' } })
    await tellOfEvent(ctx, { event_id, from: null, to: null })
    expect(await keptByGoogle('eventTicketClass', event_id)).toMatchObject({
      eventName: { defaultValue: { value: 'Another night' } },
    })
    await cancelAttendee(owner, { params: { event_id, attendee_short_id } })
    await tellOfTicket(ctx, { attendee_short_id })
    expect(await keptByGoogle('eventTicketObject', serial)).toMatchObject({
      state: 'INACTIVE',
      barcode: null,
    })
    await expect(saveToGoogle(ctx, attendee_short_id)).rejects.toMatchObject({ code: 'attendee.cancelled' })
  })
})

describe('Apple’s wallet', () => {
  it('is refused with another ticket’s token, an unknown serial number and another Pass Type ID', async () => {
    const { links } = await mintTickets(2)
    const [one = '', other = ''] = links
    await Promise.all([getApplePass(ctx, one), getApplePass(ctx, other)])
    const device = randomUUID()
    const body = { pushToken: 'ok' }
    const foreign = { ...passCallOf(one), token: passCallOf(other).token, device, body }
    const code = { code: 'session.required', status: 401 }
    await expect(registerDevice(ctx, foreign)).rejects.toMatchObject(code)
    await expect(unregisterDevice(ctx, foreign)).rejects.toMatchObject(code)
    await expect(latestPass(ctx, { ...foreign, since: null })).rejects.toMatchObject(code)
    const unknown = { ...passCallOf(one), serial: '0'.repeat(32), device, body }
    await expect(registerDevice(ctx, unknown)).rejects.toMatchObject(code)
    const another = { ...passCallOf(one), pass_type_id: 'pass.example.other', device, body }
    await expect(registerDevice(ctx, another)).rejects.toMatchObject({ code: 'route.not_found' })
    expect(await readDevices(serialOf(one))).toEqual([])
  })

  it('may give a device another token, and no pass more than 30 devices', async () => {
    const { links } = await mintTickets()
    const [short_id = ''] = links
    const { call } = await addToPhone(short_id)
    expect(await registerDevice(ctx, { ...call, body: { pushToken: 'ok-later' } })).toBe(false)
    expect((await readDevices(call.serial)).map(({ push_token }) => push_token)).toEqual(['ok-later'])
    for (let count = 1; count < 30; count += 1) await addToPhone(short_id)
    await expect(addToPhone(short_id)).rejects.toMatchObject({ code: 'request.too_many' })
  })
})
