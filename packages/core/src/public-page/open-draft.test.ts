import { describe, expect, it } from 'vitest'
import { duplicateEvent } from '../duplication/duplicate-event.ts'
import { getEvent } from '../event/read-events.ts'
import { renewPreviewLink, updateEventStatus } from '../event/update-event.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { openDraft } from './public-event.ts'

const visitor = testContext()
const notAvailable = { code: 'event.not_available', status: 404 }

async function mintDraft() {
  const { ctx, event_id } = await mintBareEvent()
  await mintTicket(ctx, event_id, { title: 'Open' })
  const params = { event_id }
  const { preview_id } = await getEvent(ctx, { params })
  if (preview_id === null) throw new Error('The event has no secret link.')
  return { ctx, event_id, params, preview_id }
}

describe('openDraft', () => {
  it('works for the holder of the secret link, who needs no session', async () => {
    const { event_id, preview_id } = await mintDraft()
    expect(preview_id).toMatch(/^[2-9a-z]{27}$/)
    const shown = await openDraft(visitor, { event_id, preview_id })
    expect(shown).toMatchObject({ id: event_id, status: 'DRAFT', tickets: [{ title: 'Open' }] })
    expect(JSON.stringify(shown)).not.toContain(preview_id)
  })

  it('refuses another event’s link, a link that was renewed, and the link of an archived event', async () => {
    const [one, other] = await Promise.all([mintDraft(), mintDraft()])
    const open = (preview_id: string) => openDraft(visitor, { event_id: one.event_id, preview_id })
    await expect(open(other.preview_id)).rejects.toMatchObject(notAvailable)
    const renewed = await renewPreviewLink(one.ctx, one)
    await expect(open(one.preview_id)).rejects.toMatchObject(notAvailable)
    expect(await open(renewed.preview_id ?? '')).toMatchObject({ id: one.event_id })
    await updateEventStatus(one.ctx, { ...one, body: { status: 'ARCHIVED' } })
    await expect(open(renewed.preview_id ?? '')).rejects.toMatchObject(notAvailable)
  })

  it('opens nothing of an event that is older than its link, until one is made', async () => {
    const { ctx, event_id, params } = await mintDraft()
    await EventEntity.patch({ event_id }).remove(['preview_id']).go()
    expect(await getEvent(ctx, { params })).toMatchObject({ preview_id: null })
    await expect(openDraft(visitor, { event_id, preview_id: '' })).rejects.toMatchObject(notAvailable)
    expect(await renewPreviewLink(ctx, { params })).toMatchObject({ preview_id: expect.any(String) })
  })

  it('gives a duplicate a link of its own', async () => {
    const { ctx, params, preview_id } = await mintDraft()
    const copy = {
      ...{ tickets: true, questions: true, settings: true, promo_codes: true, capacity_assignments: true },
      ...{ check_in_lists: true, affiliates: true, cover: true },
    }
    const body = { title: 'Again', start_date: '2030-01-01T18:00:00Z', copy }
    const duplicate = await duplicateEvent(ctx, { params, body })
    expect([null, preview_id]).not.toContain(duplicate.preview_id)
  })
})
