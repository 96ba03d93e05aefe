import { describe, expect, it } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { at, testContext } from '../testing/test-context.ts'
import { hiddenEvent } from './hidden-event.ts'

const buyer = testContext()

describe('why an event is not public', () => {
  it('is told of a draft without its organizer, and of an archived event with its organizer', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
    const params = { event_id: event.id }
    await updateEventStatus(ctx, { params, body: { status: 'DRAFT' } })
    expect(await hiddenEvent(buyer, event.id)).toEqual({ reason: 'DRAFT' })
    await updateEventStatus(ctx, { params, body: { status: 'ARCHIVED' } })
    const organizer = { id: event.organizer_id, slug: expect.any(String) }
    expect(await hiddenEvent(buyer, event.id)).toEqual({ reason: 'WITHDRAWN', organizer })
    const later = at(buyer, event.end_date ?? '')
    expect(await hiddenEvent(later, event.id)).toEqual({ reason: 'OVER', organizer })
  })

  it('is not told of a live event or of an unknown one', async () => {
    const { event } = await mintLiveEvent([{ type: 'FREE' }])
    expect(await hiddenEvent(buyer, event.id)).toBeNull()
    expect(await hiddenEvent(buyer, 'ev_2222222222222222')).toBeNull()
  })
})
