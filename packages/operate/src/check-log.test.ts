import { listedLines } from '@foyer/core/snapshot/listed-lines'
import { AttendeeEntity, attendeeRow, readAttendee } from '@foyer/core/store/attendee/attendee-entity'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { seedSoldOrders } from '@foyer/core/testing/seed-sold-orders'
import { describe, expect, it } from 'vitest'
import { operate } from './testing/operate.ts'

async function soldEvent(orders: number): Promise<string> {
  const { event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  await seedSoldOrders({ event_id: event.id, ticket_id: tickets[0]?.id ?? '', orders })
  return event.id
}

/** Changes an attendee without anybody hearing of it; the reference is not logged. */
async function changeUnheard(event_id: string): Promise<string> {
  const { value } = await listedLines(event_id, 'attendee').next()
  const [{ id = '' } = {}] = value ?? []
  const attendee = await readAttendee(id)
  if (!attendee) throw new Error('The attendee is gone.')
  const changed = { ...attendee, first_name: 'Renamed' }
  await AttendeeEntity.put({ ...changed, row: attendeeRow(changed) }).go()
  return id
}

describe('pnpm operate check-log', () => {
  it('says that an event does not exist', async () => {
    const { code, said } = await operate('check-log', 'ev_mistyped')
    expect([code, said]).toEqual([1, expect.stringMatching(/^There is no event ev_mistyped\./)])
  })

  it('makes a snapshot from the lists when asked, and agrees with it', async () => {
    const event_id = await soldEvent(3)
    expect((await operate('check-log', event_id)).said).toContain('has no snapshot yet')
    const mended = await operate('check-log', event_id, '--mend')
    expect([mended.code, mended.said]).toEqual([
      0,
      'The snapshot was made from the lists. Rows that differ from them: 0.',
    ])
    expect(await operate('check-log', event_id)).toMatchObject({
      code: 0,
      said: 'The log agrees with the lists.',
    })
  })

  it('names a row that differs, and mends it', async () => {
    const event_id = await soldEvent(2)
    await operate('check-log', event_id, '--mend')
    const id = await changeUnheard(event_id)
    const found = await operate('check-log', event_id)
    expect([found.code, found.said]).toEqual([1, `The log has another row of attendee ${id}.`])
    expect((await operate('check-log', event_id, '--mend')).code).toBe(0)
    expect((await operate('check-log', event_id)).code).toBe(0)
  })
})
