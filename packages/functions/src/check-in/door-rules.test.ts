import { randomUUID } from 'node:crypto'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { newLinkId } from '@foyer/core/random-id'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()

function scan(list: { short_id: string }, code: string) {
  const path = `/public/check-in-lists/${list.short_id}/check-ins`
  return refusal(null, `POST ${path}`, { code, scan_id: randomUUID() })
}

describe('a check-in list (specification §5, §8)', () => {
  // Specification: 5.ticket-before-list 8.ticket-needed
  it('cannot be made before there is a ticket', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const refused = [409, 'ticket.required', 'A ticket must exist first. Create a ticket.']
    expect(await refusal(ctx, `POST /events/${event_id}/check-in-lists`, { name: 'Door' })).toEqual(refused)
  })

  // Specification: 5.name-length
  it('is refused a name of 150 characters, and an end before its start', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const create = (body: object) => refusal(ctx, `POST /events/${event_id}/check-in-lists`, body)
    expect(await create({ name: 'x'.repeat(150) })).toEqual(
      atFields({ name: 'Use fewer than 150 characters.' }),
    )
    expect(await create({ name: 'Door', activates_at: inAnHour, expires_at: anHourAgo })).toEqual(
      atFields({ expires_at: 'The list must expire after it becomes active.' }),
    )
  })

  // Specification: 8.list-not-found
  it('is not found by an unknown link', async () => {
    const refused = [404, 'check_in_list.not_found', 'Check-in list not found.']
    const short_id = newLinkId()
    expect(await refusal(null, `GET /public/check-in-lists/${short_id}`)).toEqual(refused)
    expect(await scan({ short_id }, newLinkId())).toEqual(refused)
  })

  // Specification: 8.list-not-active
  it('refuses everyone before it is active and after it has expired', async () => {
    const early = await mintCheckInList({ activates_at: inAnHour })
    const notYet = [409, 'check_in_list.not_active', 'This check-in list is not active yet.']
    expect(await scan(early, newLinkId())).toEqual(notYet)
    const late = await mintCheckInList({ expires_at: anHourAgo })
    const expired = [410, 'check_in_list.expired', 'This check-in list has expired.']
    expect(await scan(late, newLinkId())).toEqual(expired)
  })
})

describe('a renewed link', () => {
  it('ends the old link at once, and says where to ask', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const list = await answered(ctx, `POST /events/${event_id}/check-in-lists`, { name: 'Door' })
    await answered(ctx, `POST /events/${event_id}/check-in-lists/${list.id}/link`)
    const sentence = 'The link to this check-in list was renewed. Ask the organizer for the new one.'
    const refused = [410, 'check_in_list.link_renewed', sentence]
    expect(await refusal(null, `GET /public/check-in-lists/${list.short_id}`)).toEqual(refused)
    expect(await scan({ short_id: String(list.short_id) }, newLinkId())).toEqual(refused)
  })
})

describe('the file of a door', () => {
  it('is at an address of a moment, at which the edge may answer all devices for a minute', async () => {
    const { event_id, slots, short_id: order_short_id } = await mintSoldOrder()
    await activateAttendees(order_short_id)
    const { short_id } = await mintCheckInList({ event_id })
    const led = await send(null, `GET /public/check-in-lists/${short_id}/roster.ndjson`)
    const { location } = (await led.json()).data
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([
      303,
      location,
      'no-store',
    ])
    const file = await send(null, `GET ${location.replace(/^\/api/, '')}`)
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('cache-control'),
      file.headers.get('set-cookie'),
    ]).toEqual([200, 'application/x-ndjson', 'public, max-age=60', null])
    expect(await file.text()).toContain(slots[0]?.reference)
  })

  it('is not at an address that Foyer did not sign', async () => {
    const refused = [404, 'route.not_found', 'This address does not exist.']
    expect(await refusal(null, 'GET /public/door-files/a.b.c/roster.ndjson')).toEqual(refused)
  })
})

describe('a scan (specification §8)', () => {
  // Specification: 8.already-scanned
  it('is refused for a ticket that was scanned before', async () => {
    const { event_id, slots } = await mintSoldOrder()
    const list = await mintCheckInList({ event_id })
    const code = slots[0]?.short_id ?? ''
    await expect(scan(list, code)).rejects.toThrow('was not refused: 201')
    expect(await scan(list, code)).toEqual([409, 'check_in.already', 'You already scanned this ticket.'])
  })

  it('is refused for a ticket that is not paid, of another list or unknown', async () => {
    const { event_id, slots } = await mintSoldOrder({ isOpen: true })
    const list = await mintCheckInList({ event_id })
    const code = slots[0]?.short_id ?? ''
    expect(await scan(list, code)).toEqual([409, 'check_in.not_paid', 'This order is not paid.'])
    const elsewhere = 'This ticket is not valid for this check-in list.'
    expect(await scan(await mintCheckInList(), code)).toEqual([409, 'check_in.wrong_list', elsewhere])
    const unknown = 'This attendee does not exist.'
    expect(await scan(list, newLinkId())).toEqual([404, 'attendee.not_found', unknown])
    expect(await scan(list, 'https://example.com')).toEqual(atFields({ code: 'This is not a ticket code.' }))
  })

  it('that never happened cannot be undone', async () => {
    const { event_id, slots, short_id: order_short_id } = await mintSoldOrder()
    await activateAttendees(order_short_id)
    const { short_id } = await mintCheckInList({ event_id })
    const undo = `DELETE /public/check-in-lists/${short_id}/check-ins/${slots[0]?.reference}`
    const refused = [404, 'check_in.not_found', 'This attendee is not checked in.']
    expect(await refusal(null, undo)).toEqual(refused)
  })
})
