import { describe, expect, it } from 'vitest'
import { updateEventSettings } from '../event/event-settings.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import { listPublicEvents } from './public-event.ts'

const visitor = testContext()

/** The titles in the stage's public list that hold this word. */
async function listed(word: string): Promise<string[]> {
  const { data } = await listPublicEvents(visitor, { query: { page: 1, per_page: 20, query: word } })
  return data.map(({ title }) => title)
}

const ticket = [{ type: 'FREE', title: 'Open' }] as const

describe('the public list of events', () => {
  // Specification: 7.call-public-events
  it('holds live events of several accounts without naming an organizer (specification §7)', async () => {
    const word = crypto.randomUUID()
    const first = await mintLiveEvent([...ticket], { title: `First ${word}` })
    await mintLiveEvent([...ticket], { title: `Second ${word}` })
    await mintEvent(first.ctx, { organizer_id: first.event.organizer_id, title: `Draft ${word}` })
    expect((await listed(word)).toSorted()).toEqual([`First ${word}`, `Second ${word}`])
  })

  it('leaves out an event that went back to draft', async () => {
    const word = crypto.randomUUID()
    const { ctx, event } = await mintLiveEvent([...ticket], { title: word })
    expect(await listed(word)).toEqual([word])
    await updateEventStatus(ctx, { params: { event_id: event.id }, body: { status: 'DRAFT' } })
    expect(await listed(word)).toEqual([])
  })

  it('leaves out an event that keeps search engines out, until its settings let them in', async () => {
    const word = crypto.randomUUID()
    const { ctx, event } = await mintLiveEvent([...ticket], { title: word })
    const params = { event_id: event.id }
    await updateEventSettings(ctx, { params, body: { allow_search_indexing: false } })
    expect(await listed(word)).toEqual([])
    await updateEventSettings(ctx, { params, body: { allow_search_indexing: true } })
    expect(await listed(word)).toEqual([word])
  })
})
