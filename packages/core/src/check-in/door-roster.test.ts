import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { makeSnapshot, rebuildSnapshot } from '../snapshot/make-snapshot.ts'
import { recordChanges } from '../snapshot/record-changes.ts'
import { AttendeeEntity, codeHash, readAttendee } from '../store/attendee/attendee-entity.ts'
import { CheckInListEntity, type CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { changesSince, door, doorContext, doorFile, scan, soldTicket, undo } from '../testing/at-the-door.ts'
import { countRequests } from '../testing/count-requests.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintHall } from '../testing/mint-hall.ts'

const roster = doorFile
const changes = (list: CheckInListItem, after: string) => changesSince(list, after)()

/** As the relay does a moment after a change. */
const record = (event_id: string, ...attendee_short_ids: string[]) =>
  recordChanges(doorContext, { event_id, attendee_short_ids, order_short_ids: [], renamed_short_ids: [] })

/** An event of which enough tickets are sold for its list to come from its snapshot. */
async function hall(orders = 600) {
  const of = await mintHall({ orders, quantity_available: 2000 })
  return { ...of, list: await mintCheckInList({ event_id: of.event_id }) }
}

describe('a door’s attendees as a file', () => {
  it('has who the list admits and no other, by last name, without emails and ticket links', async () => {
    const event_id = newId('event')
    const names: [string, string][] = [
      ['Zoë', 'Zimmer'],
      ['Ada', 'Lovelace'],
    ]
    const standing = await soldTicket({ event_id, names })
    await soldTicket({ event_id, names: [['Ada', 'Balcony']] })
    const list = await mintCheckInList({ event_id, ticket_ids: [standing.ticket_id] })
    const file = await roster(list)
    expect(file.attendees.map(({ last_name }) => last_name)).toEqual(['Lovelace', 'Zimmer'])
    expect(file.attendees.map(({ code_hash }) => code_hash)).toContain(codeHash(standing.short_id))
    expect(JSON.stringify(file)).not.toContain('@')
    for (const { short_id } of standing.order.slots) expect(JSON.stringify(file)).not.toContain(short_id)
  })

  it('of a large event is what its pages have', { tags: 'long' }, async () => {
    const { list } = await hall()
    const paged: DoorAttendee[] = []
    for (let page = 1; page <= 6; page += 1) paged.push(...(await door(list, { page, per_page: 100 })).data)
    const { attendees, parts } = await roster(list)
    const byCode = (rows: DoorAttendee[]) =>
      rows.map(({ version: _, ...row }) => row).toSorted((a, b) => (a.code_hash < b.code_hash ? -1 : 1))
    expect(parts).toBe(1)
    expect(byCode(attendees)).toEqual(byCode(paged))
  })

  it('goes on after any attendee, also among people of one name, and begins again after one who is gone', async () => {
    const names: [string, string][] = [
      ['Ada', 'Same'],
      ['Ada', 'Same'],
      ['Ada', 'Same'],
      ['Zoë', 'Zimmer'],
    ]
    const { list } = await soldTicket({ names })
    const { attendees, is_rest } = await roster(list)
    expect([attendees.length, is_rest]).toEqual([4, false])
    for (const [index, { code_hash }] of attendees.entries()) {
      const rest = await roster(list, code_hash)
      expect([rest.is_rest, rest.attendees]).toEqual([true, attendees.slice(index + 1)])
    }
    const again = await roster(list, codeHash('elsewhere'))
    expect([again.is_rest, again.attendees]).toEqual([false, attendees])
  })

  it('is closed while the list is', async () => {
    const { order } = await soldTicket()
    const late = await mintCheckInList({ event_id: order.event_id, expires_at: '2020-01-01T00:00:00Z' })
    const expired = expect.objectContaining({ code: 'check_in_list.expired' })
    await expect(roster(late)).rejects.toEqual(expired)
    await expect(changes(late, '0.all.0-0-0-0')).rejects.toEqual(expired)
  })

  it('leaves out a row that cannot be read, and no other', async () => {
    const { order, list } = await soldTicket({
      names: [
        ['Ada', 'Lovelace'],
        ['Bea', 'Broken'],
      ],
    })
    const [, broken] = order.slots
    await AttendeeEntity.patch({ short_id: broken?.short_id ?? '' })
      .set({ row: {} as never })
      .go()
    expect((await roster(list)).attendees.map(({ first_name }) => first_name)).toEqual(['Ada'])
  })
})

describe('what changed at a door since a position', () => {
  it.each([
    ['small', async () => ({ ...(await soldTicket()), orders: 0 })],
    ['large', async () => ({ ...(await soldTicketIn(await hall())), orders: 600 })],
  ])(
    'of a %s event has admissions at another door of the list and their undoing, each newer than before',
    async (_size, sell) => {
      const { list, short_id, order } = await sell()
      await record(order.event_id, short_id)
      const { position } = await roster(list)
      await scan(list, short_id)
      await record(order.event_id, short_id)
      const admitted = await changes(list, position)
      const [one] = admitted.attendees.filter(({ code_hash }) => code_hash === codeHash(short_id))
      expect(one?.checked_in_at).toBeTruthy()
      await undo(list, one?.reference ?? '')
      await record(order.event_id, short_id)
      const undone = await changes(list, admitted.position ?? '')
      expect(undone.attendees).toMatchObject([{ code_hash: codeHash(short_id), checked_in_at: null }])
      expect(undone.attendees[0]?.version).toBeGreaterThan(one?.version ?? Number.POSITIVE_INFINITY)
      expect((await changes(list, undone.position ?? '')).attendees).toEqual([])
    },
  )

  it('does not show an admission at another list as one at this', async () => {
    const { list, short_id, order } = await soldTicket()
    const { position } = await roster(list)
    const other = await mintCheckInList({ event_id: order.event_id })
    await scan(other, short_id)
    await record(order.event_id, short_id)
    expect((await changes(list, position)).attendees).toMatchObject([{ checked_in_at: null }])
  })

  it('shows a cancelled ticket as cancelled, and names as gone who is no longer there', async () => {
    const { list, short_id, order } = await soldTicket()
    const { position } = await roster(list)
    await cancel(short_id)
    await record(order.event_id, short_id)
    const cancelled = await changes(list, position)
    expect(cancelled).toMatchObject({ attendees: [{ status: 'CANCELLED' }], gone: [] })
    await AttendeeEntity.delete({ short_id }).go()
    await record(order.event_id, short_id)
    const gone = await changes(list, cancelled.position ?? '')
    expect(gone).toMatchObject({ attendees: [], gone: [codeHash(short_id)] })
  })

  it('leads back to the file when the list admits other tickets than then, and when its lists were read again', async () => {
    const { ctx, event_id, list } = await hall()
    const { position } = await roster(list)
    expect((await changes(list, position)).position).toBe(position)
    await CheckInListEntity.patch({ event_id, id: list.id })
      .set({ ticket_ids: [newId('ticket')] })
      .go()
    expect((await changes(list, position)).position).toBeNull()
    await CheckInListEntity.patch({ event_id, id: list.id }).set({ ticket_ids: [] }).go()
    expect((await changes(list, position)).position).toBe(position)
    await rebuildSnapshot({ ...ctx, now: new Date(ctx.now.getTime() + 1000) }, event_id, async () => {})
    expect((await changes(list, position)).position).toBeNull()
  })

  it('follows on a position across a new snapshot, and leads back to the file from one that makes no sense', {
    tags: 'long',
  }, async () => {
    const { list, short_id, order } = await soldTicketIn(await hall())
    await record(order.event_id, short_id)
    const { position } = await roster(list)
    await scan(list, short_id)
    await record(order.event_id, short_id)
    await makeSnapshot(doorContext, order.event_id)
    expect((await changes(list, position)).attendees).toMatchObject([{ code_hash: codeHash(short_id) }])
    for (const strange of ['0.all.1', '0.all.9-9-9-9', 'zz.all.0-0-0-0'])
      expect(await changes(list, strange)).toEqual({ position: null, attendees: [], gone: [] })
  })

  it('takes three requests and at most five read units where nothing did, however many there are', {
    tags: 'long',
  }, async () => {
    for (const orders of [600, 1200]) {
      const { list } = await hall(orders)
      const { position } = await roster(list)
      const run = () => changes(list, position)
      const { sent, stop } = countRequests()
      const { read } = await meterUnits(run)
      stop()
      expect([orders, sent.length <= 3, read <= 5]).toEqual([orders, true, true])
    }
  })
})

/** As an order's cancellation leaves a ticket. */
async function cancel(short_id: string): Promise<void> {
  const attendee = await readAttendee(short_id)
  if (!attendee?.row) throw new Error('no attendee')
  const row = { ...attendee.row, status: 'CANCELLED' as const }
  const version = attendee.version + 1
  await AttendeeEntity.patch({ short_id }).set({ status: 'CANCELLED', row, version }).go()
}

/** A sold ticket in the same event. */
async function soldTicketIn({ event_id, list }: Awaited<ReturnType<typeof hall>>) {
  const sold = await soldTicket({ event_id })
  return { ...sold, list }
}
