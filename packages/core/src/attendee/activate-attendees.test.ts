import { describe, expect, it } from 'vitest'
import { writeOrder } from '../order-state/write-order.ts'
import { newLinkId } from '../random-id.ts'
import { type AttendeeItem, readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrderAttendees } from '../store/attendee/follow-order.ts'
import { writeAttendees } from '../store/attendee/write-attendees.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { testContext } from '../testing/test-context.ts'
import { activateAttendees, changeAttendee } from './change-attendee.ts'
import { attendeePartitions } from './list-attendees.ts'

const ctx = testContext()
const names: [string, string][] = Array.from({ length: 12 }, (_, index) => [`Guest ${index}`, 'Example'])

async function attendeesOf(order: OrderItem): Promise<AttendeeItem[]> {
  const attendees = await Promise.all(order.slots.map(({ short_id }) => readAttendee(short_id)))
  return attendees.filter((attendee) => attendee !== null)
}

async function listed(event_id: string) {
  const rows = await Promise.all((await attendeePartitions(event_id)).map((readRows) => readRows()))
  return rows.flat()
}

async function cancel(order: OrderItem): Promise<void> {
  const before = await readOrder(order.short_id)
  await writeOrder({ before, after: { ...before, status: 'CANCELLED', cancelled_at: ctx.now.toISOString() } })
}

describe('writeAttendees', () => {
  it('writes them as reserved, not listed, and with an end', async () => {
    const order = await mintSoldOrder({ isOpen: true })
    const [attendee] = await attendeesOf(order)
    expect(attendee).toMatchObject({
      status: 'RESERVED',
      first_name: 'Ada',
      price_id: order.lines[0]?.price_id,
    })
    expect(attendee?.ttl).toBeGreaterThan(ctx.now.getTime() / 1000 + 39 * 86_400)
    expect(await listed(order.event_id)).toEqual([])
  })

  it('replaces the names while the order is open, and not after', async () => {
    const order = await mintSoldOrder()
    const short_id = order.slots[0]?.short_id ?? ''
    const person = { short_id, last_name: 'Corrected', email: 'ada@example.com' }
    await writeAttendees(ctx, order, [{ ...person, first_name: 'Augusta' }])
    expect(await attendeesOf(order)).toMatchObject([{ first_name: 'Augusta' }])
    await activateAttendees(order.short_id)
    await writeAttendees(ctx, order, [{ ...person, first_name: 'Late' }])
    expect(await attendeesOf(order)).toMatchObject([{ first_name: 'Augusta', status: 'ACTIVE' }])
  })
})

describe('activateAttendees', () => {
  // Specification: 4.attendee-active
  it('makes a completed order’s attendees active, listed, and sends each its ticket once', async () => {
    const order = await mintSoldOrder({ names })
    await Promise.all(Array.from({ length: 5 }, () => activateAttendees(order.short_id)))
    await activateAttendees(order.short_id)
    const attendees = await attendeesOf(order)
    expect(attendees).toHaveLength(names.length)
    for (const { status, version, ttl, outbox, short_id } of attendees) {
      expect({ status, version, ttl }).toEqual({ status: 'ACTIVE', version: 2, ttl: undefined })
      expect(outbox).toMatchObject([{ name: 'ticketEmailDue', payload: { attendee_short_id: short_id } }])
    }
    const rows = await listed(order.event_id)
    expect(rows.map(({ first_name }) => first_name).toSorted()).toEqual(
      names.map(([first]) => first).toSorted(),
    )
  })

  it('cancels a cancelled order’s attendees and takes their admissions out of the count', async () => {
    const order = await mintSoldOrder()
    await activateAttendees(order.short_id)
    const short_id = order.slots[0]?.short_id ?? ''
    const check_ins = { cl_23456789abcdefgh: { checked_in_at: ctx.now.toISOString(), scan_id: newLinkId() } }
    await changeAttendee(short_id, () => ({ set: { check_ins } }))
    await cancel(order)
    await Promise.all([activateAttendees(order.short_id), activateAttendees(order.short_id)])
    expect(await attendeesOf(order)).toMatchObject([
      { status: 'CANCELLED', version: 4, outbox: [{ name: 'admissionCountDue' }, { name: 'passChanged' }] },
    ])
    expect(await listed(order.event_id)).toMatchObject([{ status: 'CANCELLED' }])
  })

  it('does nothing while the order is open', async () => {
    const order = await mintSoldOrder({ isOpen: true })
    await activateAttendees(order.short_id)
    expect(await attendeesOf(order)).toMatchObject([{ status: 'RESERVED', version: 1 }])
  })

  it('refuses to call an order done while its attendee is missing', async () => {
    const order = await mintSoldOrder({ names: [] })
    const slot = {
      short_id: newLinkId(),
      reference: 'A-2345678',
      ticket_title: '',
      price_label: '',
      ticket_id: '',
      price_id: '',
      is_cancelled: false,
    }
    await writeOrder({ before: await readOrder(order.short_id), after: { ...order, slots: [slot] } })
    await expect(activateAttendees(order.short_id)).rejects.toMatchObject({ code: 'attendee.not_found' })
  })
})

describe('readOrderAttendees', () => {
  it('shows their status by the order before the consumer has run, in the order of the slots', async () => {
    const order = await mintSoldOrder({ names })
    const attendees = await readOrderAttendees(order)
    expect(attendees.map(({ first_name, status }) => [first_name, status])).toEqual(
      names.map(([first]) => [first, 'ACTIVE']),
    )
  })

  it('shows tickets that are not named yet', async () => {
    const order = await mintSoldOrder({ isOpen: true })
    const slots = order.slots.map((slot) => ({ ...slot, short_id: newLinkId() }))
    expect(await readOrderAttendees({ ...order, slots })).toMatchObject([
      { first_name: '', status: 'RESERVED' },
    ])
  })
})
