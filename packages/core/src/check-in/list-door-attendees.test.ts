import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { codeHash } from '../store/attendee/attendee-entity.ts'
import { door, soldTicket } from '../testing/at-the-door.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'

describe('the attendees that a door sees', () => {
  it('shows those that the list admits, without emails, and searches names', async () => {
    const event_id = newId('event')
    const standing = await soldTicket({
      event_id,
      names: [
        ['Zoë', 'Zimmer'],
        ['Ada', 'Lovelace'],
      ],
    })
    await soldTicket({ event_id, names: [['Ada', 'Balcony']] })
    expect((await door(standing.list)).meta).toMatchObject({ total: 3 })
    const list = await mintCheckInList({ event_id, ticket_ids: [standing.ticket_id] })
    const all = await door(list, { sort_by: 'last_name' })
    expect(all.data.map(({ last_name }) => last_name)).toEqual(['Lovelace', 'Zimmer'])
    expect(JSON.stringify(all)).not.toContain('@')
    for (const { short_id } of standing.order.slots) expect(JSON.stringify(all)).not.toContain(short_id)
    expect(all.data.map(({ code_hash }) => code_hash)).toContain(codeHash(standing.short_id))
    expect((await door(list, { query: 'ZOE' })).data).toHaveLength(1)
    expect((await door(list, { query: 'example.com' })).data).toHaveLength(0)
  })

  it('never shows tickets that its list does not admit, whatever is asked for', async () => {
    const { order, ticket_id } = await soldTicket()
    const list = await mintCheckInList({ event_id: order.event_id, ticket_ids: [newId('ticket')] })
    expect((await door(list, { filter_fields: { ticket_id: { in: ticket_id } } })).data).toEqual([])
  })

  it('is closed while the list is', async () => {
    const { order } = await soldTicket()
    const late = await mintCheckInList({ event_id: order.event_id, expires_at: '2020-01-01T00:00:00Z' })
    await expect(door(late)).rejects.toEqual(expect.objectContaining({ code: 'check_in_list.expired' }))
  })
})
