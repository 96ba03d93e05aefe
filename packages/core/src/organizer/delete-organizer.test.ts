import { eventBody } from '@foyer/contracts/event/event'
import { describe, expect, it } from 'vitest'
import { updateEvent, updateEventStatus } from '../event/update-event.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import type { Context } from '../verb.ts'
import { getOrganizer, listOrganizers } from './read-organizers.ts'
import { deleteOrganizer } from './write-organizer.ts'

const hasEvents = { code: 'organizer.has_events', status: 409 }
const notFound = { code: 'organizer.not_found', status: 404 }

/** Moves an event to another organizer. */
async function move(ctx: Context, event: Awaited<ReturnType<typeof mintEvent>>, organizer_id: string) {
  const { title, start_date, timezone, currency } = event
  const body = eventBody.parse({ organizer_id, title, start_date, timezone, currency })
  return updateEvent(ctx, { params: { event_id: event.id }, body })
}

async function countOf(ctx: Context, organizer_id: string): Promise<number> {
  return (await getOrganizer(ctx, { params: { organizer_id } })).event_count
}

describe('deleteOrganizer', () => {
  it('deletes an organizer without events', async () => {
    const { ctx } = await mintOwner()
    const params = { organizer_id: (await mintOrganizer(ctx)).id }
    await deleteOrganizer(ctx, { params })
    expect((await listOrganizers(ctx, { query: { page: 1, per_page: 20 } })).data).toEqual([])
    await expect(deleteOrganizer(ctx, { params })).rejects.toMatchObject(notFound)
  })

  it('refuses while there is any event, even an archived one, and says how many', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const params = { organizer_id: event.organizer_id }
    await updateEventStatus(ctx, { params: { event_id: event.id }, body: { status: 'ARCHIVED' } })
    const refused = deleteOrganizer(ctx, { params })
    await expect(refused).rejects.toMatchObject({ ...hasEvents, details: { event_count: 1 } })
    expect(await countOf(ctx, event.organizer_id)).toBe(1)
  })

  it('works after its events have moved to another organizer', async () => {
    const { ctx } = await mintOwner()
    const [event, heir] = await Promise.all([mintEvent(ctx), mintOrganizer(ctx)])
    await move(ctx, event, heir.id)
    expect(await Promise.all([event.organizer_id, heir.id].map((id) => countOf(ctx, id)))).toEqual([0, 1])
    await deleteOrganizer(ctx, { params: { organizer_id: event.organizer_id } })
    await expect(deleteOrganizer(ctx, { params: { organizer_id: heir.id } })).rejects.toMatchObject(hasEvents)
  })

  it('leaves no event without its organizer when an event is created at the same time', async () => {
    const { ctx } = await mintOwner()
    const organizers = await Promise.all(Array.from({ length: 12 }, () => mintOrganizer(ctx)))
    const races = organizers.map(async ({ id: organizer_id }) => {
      const [created, deleted] = await Promise.allSettled([
        mintEvent(ctx, { organizer_id }),
        deleteOrganizer(ctx, { params: { organizer_id } }),
      ])
      return [created.status, deleted.status]
    })
    const outcomes = await Promise.all(races)
    const oneWon = [
      ['fulfilled', 'rejected'],
      ['rejected', 'fulfilled'],
    ]
    for (const outcome of outcomes) expect(oneWon).toContainEqual(outcome)
  })
})
