import { describe, expect, it } from 'vitest'
import { updateEventSettings } from '../event/event-settings.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { getPublicEvent, previewEvent } from './public-event.ts'

describe('previewEvent', () => {
  // Specification: 1.features-designer 2.screen-designer-preview
  it('shows a draft as its page would, to its organizer', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const params = { event_id }
    await mintTicket(ctx, event_id, { title: 'Open' })
    const body = { online_event_connection_details: '<p>Code 42</p>', seo_title: 'Sounds' }
    await updateEventSettings(ctx, { params, body })
    const shown = await previewEvent(ctx, { params })
    expect(shown).toMatchObject({
      status: 'DRAFT',
      settings: { seo_title: 'Sounds', homepage_design: { background_type: 'COLOR' } },
      tickets: [{ title: 'Open', state: 'ON_SALE' }],
      promo_code: null,
    })
    expect(JSON.stringify(shown)).not.toContain('Code 42')
    const asBuyer = getPublicEvent(testContext(), { params, query: {} })
    await expect(asBuyer).rejects.toMatchObject({ code: 'event.not_available' })
  })
})
