import { beforeAll, describe, expect, it } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import {
  getPublicOrganizer,
  listPublicEvents,
  listPublicOrganizerEvents,
} from '../public-page/public-event.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { deleteOrganizer } from './write-organizer.ts'

const visitor = testContext()
const query = { page: 1, per_page: 20 }
const notFound = { code: 'organizer.not_found', status: 404 }

function listed(organizer_id: string, state: 'upcoming' | 'ended') {
  const params = { organizer_id }
  return listPublicOrganizerEvents(visitor, {
    params,
    query: { ...query, filter_fields: { state: { eq: state } } },
  })
}

describe('an organizer’s public page', () => {
  let live: LiveEvent
  let past: string
  let organizer_id: string
  beforeAll(async () => {
    live = await mintLiveEvent([{ type: 'FREE', title: 'Open' }], { title: 'To come' })
    organizer_id = live.event.organizer_id
    await mintEvent(live.ctx, { organizer_id, title: 'A draft' })
    const ended = await mintEvent(live.ctx, {
      organizer_id,
      title: 'Long ago',
      start_date: '2020-06-01T18:00:00Z',
    })
    past = ended.id
    await mintTicket(live.ctx, past)
    await updateEventStatus(live.ctx, { params: { event_id: past }, body: { status: 'LIVE' } })
    // Of another organizer of the same account.
    const other = await mintEvent(live.ctx, { title: 'Elsewhere' })
    await mintTicket(live.ctx, other.id)
    await updateEventStatus(live.ctx, { params: { event_id: other.id }, body: { status: 'LIVE' } })
  })

  it('says who it is, and never the contact email', async () => {
    const shown = await getPublicOrganizer(visitor, { params: { organizer_id } })
    expect(shown).toEqual({
      id: organizer_id,
      name: 'Riverside Hall',
      slug: 'riverside-hall',
      description: '',
      website: '',
      ...{ terms_url: '', privacy_url: '', imprint_url: '' },
      images: [],
    })
  })

  it('answers the public list of events with the same', async () => {
    const ofIt = { ...query, organizer_id, filter_fields: { state: { eq: 'upcoming' } } }
    expect(await listPublicEvents(visitor, { query: ofIt })).toEqual(await listed(organizer_id, 'upcoming'))
    const ofNobody = { ...query, organizer_id: 'og_2222222222222222' }
    await expect(listPublicEvents(visitor, { query: ofNobody })).rejects.toMatchObject(notFound)
  })

  it('lists what is live and to come, with what can be bought', async () => {
    const { data, meta } = await listed(organizer_id, 'upcoming')
    expect(meta.total).toBe(1)
    expect(data).toMatchObject([
      { id: live.event.id, title: 'To come', tickets: [{ title: 'Open', state: 'ON_SALE' }] },
    ])
    expect(JSON.stringify(data)).not.toMatch(/hall@example|account_id|support_email/)
  })

  it('lists what is over without tickets', async () => {
    const { data } = await listed(organizer_id, 'ended')
    expect(data).toMatchObject([{ id: past, lifecycle: 'ENDED', tickets: [] }])
  })

  it('is not there once deleted, and never for an unknown id', async () => {
    const { ctx } = await mintOwner()
    const { id } = await mintOrganizer(ctx)
    await deleteOrganizer(ctx, { params: { organizer_id: id } })
    const attempts = [id, `og_${'2'.repeat(16)}`].flatMap((gone) => [
      getPublicOrganizer(visitor, { params: { organizer_id: gone } }),
      listPublicOrganizerEvents(visitor, { params: { organizer_id: gone }, query }),
    ])
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject(notFound)))
  })
})
