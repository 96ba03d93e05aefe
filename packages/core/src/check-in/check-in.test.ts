import { describe, expect, it } from 'vitest'
import { writeOrder } from '../order-state/write-order.ts'
import { newId, newLinkId } from '../random-id.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { doorContext as ctx, door, scan, soldTicket, undo } from '../testing/at-the-door.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { holdWrites } from '../testing/hold-writes.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { later, testContext } from '../testing/test-context.ts'
import { wrongReferences } from './create-check-in.ts'

async function cancel(order: OrderItem) {
  const { data } = await OrderEntity.get({ short_id: order.short_id }).go({ consistent: true })
  if (!data) throw new Error('The order is gone.')
  await writeOrder({
    before: data,
    after: { ...data, status: 'CANCELLED', cancelled_at: ctx.now.toISOString() },
  })
}

const refusal = (code: string, details?: object) =>
  expect.objectContaining(details ? { code, details } : { code })

describe('createCheckIn', () => {
  // Specification: 3.attendee-check-in 4.attendee-checked-in
  it('works by the QR’s short id, and counts', async () => {
    const { list, short_id, reference } = await soldTicket()
    const admitted = await scan(list, short_id)
    expect(admitted).toMatchObject({ reference, first_name: 'Ada', checked_in_at: ctx.now.toISOString() })
    expect(admitted).not.toHaveProperty('email')
    const attendee = await readAttendee(short_id)
    expect(attendee?.outbox).toMatchObject([
      { name: 'admissionCountDue', payload: { event_id: list.event_id, attendee_short_id: short_id } },
    ])
    expect(attendee?.row?.check_ins).toHaveLength(1)
  })

  it('works by the reference, in upper or lower case', async () => {
    const { list, reference } = await soldTicket()
    expect(await scan(list, ` ${reference.toLowerCase()} `)).toMatchObject({ reference })
  })

  it('works when the consumer has not yet made the attendee active', async () => {
    const order = await mintSoldOrder()
    const list = await mintCheckInList({ event_id: order.event_id })
    const code = order.slots[0]?.short_id ?? ''
    expect(await scan(list, code)).toMatchObject({ status: 'ACTIVE' })
    expect((await readAttendee(code))?.ttl).toBeUndefined()
  })

  it('tells the second scan when the first one was (F19)', async () => {
    const { list, short_id } = await soldTicket()
    const first = await scan(list, short_id)
    await expect(scan(list, short_id)).rejects.toEqual(
      refusal('check_in.already', {
        checked_in_at: first.checked_in_at,
        first_name: 'Ada',
        last_name: 'Lovelace',
        ticket_title: 'Standing',
      }),
    )
  })

  it('answers a retry of the same scan as the first time (F19)', async () => {
    const { list, short_id } = await soldTicket()
    const scan_id = newLinkId()
    const first = await scan(list, short_id, { scan_id })
    const { version } = (await readAttendee(short_id)) ?? {}
    expect(await scan(list, short_id, { scan_id }, later(ctx, 60))).toEqual(first)
    expect((await readAttendee(short_id))?.version).toBe(version)
  })

  it('admits at each list separately', async () => {
    const { list, short_id, reference } = await soldTicket()
    const bar = await mintCheckInList({ event_id: list.event_id, name: 'Bar' })
    await scan(list, short_id)
    expect(await scan(bar, short_id)).toMatchObject({ reference })
    expect((await door(bar)).data).toHaveLength(1)
  })

  it('keeps the time of an offline scan, within a day and not in the future (F20)', async () => {
    const { list, short_id, reference } = await soldTicket()
    const hourAgo = new Date(ctx.now.getTime() - 3_600_000).toISOString()
    expect(await scan(list, short_id, { scanned_at: hourAgo })).toMatchObject({ checked_in_at: hourAgo })
    await undo(list, reference)
    expect(await scan(list, short_id, { scanned_at: '2099-01-01T00:00:00Z' })).toMatchObject({
      checked_in_at: ctx.now.toISOString(),
    })
  })

  it('admits a scan made while the list was active, though it arrives later', async () => {
    const { order, short_id, reference } = await soldTicket()
    const minutesAgo = (minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000).toISOString()
    const list = await mintCheckInList({ event_id: order.event_id, expires_at: minutesAgo(5) })
    await expect(scan(list, short_id)).rejects.toEqual(refusal('check_in_list.expired'))
    expect(await scan(list, short_id, { scanned_at: minutesAgo(10) })).toMatchObject({ reference })
  })

  it('tells a device that sends late about the other device’s admission, even if its own scan was earlier (F19)', async () => {
    const { list, short_id, reference } = await soldTicket()
    const scanned_at = new Date(ctx.now.getTime() - 20 * 60_000).toISOString()
    const first = await scan(list, short_id)
    const queued = { scan_id: newLinkId(), scanned_at }
    const late = later(ctx, 600)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(scan(list, reference, queued, late)).rejects.toEqual(
        refusal('check_in.already', expect.objectContaining({ checked_in_at: first.checked_in_at })),
      )
    }
    expect((await door(list)).data).toMatchObject([{ reference, checked_in_at: first.checked_in_at }])
  })

  it('answers a queued scan that had already arrived as the first time, even after the list has closed', async () => {
    const { order, short_id } = await soldTicket()
    const list = await mintCheckInList({
      event_id: order.event_id,
      expires_at: later(ctx, 300).now.toISOString(),
    })
    const scan_id = newLinkId()
    const first = await scan(list, short_id, { scan_id })
    const again = { scan_id, scanned_at: ctx.now.toISOString() }
    expect(await scan(list, short_id, again, later(ctx, 3600))).toEqual(first)
  })

  it('admits one of two devices that send late at once, and tells the other when (F19, F20)', async () => {
    const { list, short_id, reference } = await soldTicket()
    const minutesAgo = (minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000).toISOString()
    const times = [minutesAgo(30), minutesAgo(10)]
    const release = holdWrites(2)
    const answers = await Promise.allSettled([
      scan(list, short_id, { scanned_at: times[0] }),
      scan(list, reference, { scanned_at: times[1] }),
    ])
    release()
    const [admitted] = answers.filter((each) => each.status === 'fulfilled').map(({ value }) => value)
    const [refused] = answers.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
    expect(times).toContain(admitted?.checked_in_at)
    expect(refused).toEqual(
      refusal('check_in.already', expect.objectContaining({ checked_in_at: admitted?.checked_in_at })),
    )
  })

  it('refuses lists that are not active yet, expired or gone', async () => {
    const { list, short_id } = await soldTicket()
    const early = await mintCheckInList({ event_id: list.event_id, activates_at: '2099-01-01T00:00:00Z' })
    const late = await mintCheckInList({ event_id: list.event_id, expires_at: '2020-01-01T00:00:00Z' })
    await expect(scan(early, short_id)).rejects.toEqual(refusal('check_in_list.not_active'))
    await expect(scan(late, short_id)).rejects.toEqual(refusal('check_in_list.expired'))
    await expect(scan({ ...list, short_id: newLinkId() }, short_id)).rejects.toEqual(
      refusal('check_in_list.not_found'),
    )
  })

  it('refuses tickets of another event or kind', async () => {
    const { list } = await soldTicket()
    const other = await soldTicket()
    await expect(scan(list, other.short_id)).rejects.toEqual(refusal('check_in.wrong_list'))
    await expect(scan(list, other.reference)).rejects.toEqual(refusal('attendee.not_found'))
    const vip = await mintCheckInList({ event_id: other.order.event_id, ticket_ids: [newId('ticket')] })
    await expect(scan(vip, other.short_id)).rejects.toEqual(refusal('check_in.wrong_list'))
  })

  it('refuses unknown, unpaid and cancelled tickets', async () => {
    const { list, order, short_id } = await soldTicket()
    await expect(scan(list, newLinkId())).rejects.toEqual(refusal('attendee.not_found'))
    const open = await soldTicket({ event_id: order.event_id, isOpen: true })
    await expect(scan(list, open.short_id)).rejects.toEqual(refusal('check_in.not_paid'))
    await cancel(order)
    await expect(scan(list, short_id)).rejects.toEqual(refusal('attendee.cancelled'))
  })

  it('is refused for a client that types many wrong references, and for no other client or door', async () => {
    const { list, order, reference, short_id } = await soldTicket()
    const guesser = testContext({ clientAddress: newLinkId() })
    const guess = (by = guesser, at = list) => scan(at, 'A-2222222', {}, by)
    for (let time = 0; time < wrongReferences.most; time += 1) {
      await expect(guess()).rejects.toEqual(refusal('attendee.not_found'))
    }
    await expect(scan(list, reference, {}, guesser)).rejects.toEqual(refusal('request.too_many'))
    await expect(guess(testContext({ clientAddress: newLinkId() }))).rejects.toEqual(
      refusal('attendee.not_found'),
    )
    const other = await mintCheckInList({ event_id: order.event_id })
    await expect(guess(guesser, other)).rejects.toEqual(refusal('attendee.not_found'))
    expect(await scan(list, short_id, {}, guesser)).toMatchObject({ reference })
  })

  /** How many of 50 devices that scan one ticket at once are told OK; all have read it before the first one writes. */
  async function admissionsOfARace(): Promise<number> {
    const { list, short_id } = await soldTicket()
    const release = holdWrites(50)
    const scans = await Promise.allSettled(Array.from({ length: 50 }, () => scan(list, short_id)))
    release()
    const refusals = scans.filter((each) => each.status === 'rejected')
    expect(refusals.every(({ reason }) => reason.code === 'check_in.already')).toBe(true)
    return scans.length - refusals.length
  }

  it('admits one of 50 scans at once (F19)', async () => {
    expect(await admissionsOfARace()).toBe(1)
  })

  it('admits all 50 without the condition (negative control)', async () => {
    withoutGuard('attendeeVersion')
    expect(await admissionsOfARace()).toBe(50)
  })
})

describe('deleteCheckIn', () => {
  // Specification: 4.attendee-checked-in
  it('undoes an admission, so that the ticket can be scanned again', async () => {
    const { list, short_id, reference } = await soldTicket()
    await scan(list, short_id)
    await undo(list, reference)
    expect((await readAttendee(short_id))?.outbox).toMatchObject([{ name: 'admissionCountDue' }])
    expect((await door(list)).data).toMatchObject([{ reference, checked_in_at: null }])
    expect(await scan(list, short_id)).toMatchObject({ reference })
  })

  it('refuses a ticket that was never admitted, and attendees of other events', async () => {
    const { list, reference } = await soldTicket()
    const other = await soldTicket()
    await expect(undo(list, reference)).rejects.toEqual(refusal('check_in.not_found'))
    await expect(undo(list, other.reference)).rejects.toEqual(refusal('attendee.not_found'))
    await expect(undo(list, 'A-2222222')).rejects.toEqual(refusal('attendee.not_found'))
  })
})
