import { eventSettings } from '@foyer/contracts/event/event-settings'
import { type HomepageDesign, homepageDesign } from '@foyer/contracts/event/homepage-design'
import { updateOf } from '@foyer/contracts/update-of'
import { describe, expect, it } from 'vitest'
import { EventSettingsEntity } from '../store/event/event-entity.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { getEventSettings, updateEventSettings } from './event-settings.ts'

async function mint() {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  return { ctx, params: { event_id } }
}

const patch = (given: object) => updateOf(eventSettings).parse(given)

describe('event settings', () => {
  it('begin with the defaults', async () => {
    const { ctx, params } = await mint()
    const settings = await getEventSettings(ctx, { params })
    expect(settings).toEqual(eventSettings.parse({}))
    expect(settings).toMatchObject({
      order_timeout: 15,
      price_display: 'EXCLUSIVE',
      allow_search_indexing: true,
    })
  })

  // Specification: 2.screen-settings-email 2.screen-settings-checkout 2.screen-settings-seo
  // Specification: 2.screen-settings-location 3.event-location 3.event-email 3.event-checkout
  it('change in part, sanitized, and whole', async () => {
    const { ctx, params } = await mint()
    const body = patch({ order_timeout: 30, pre_checkout_message: '<p onclick="x()">Hi</p>' })
    const changed = await updateEventSettings(ctx, { params, body })
    expect(changed).toEqual({
      ...eventSettings.parse({}),
      order_timeout: 30,
      pre_checkout_message: '<p>Hi</p>',
    })
    expect(await getEventSettings(ctx, { params })).toEqual(changed)
    const whole = eventSettings.parse({ location: { venue_name: 'Hall', country: 'DE' } })
    expect(await updateEventSettings(ctx, { params, body: whole })).toEqual(whole)
    expect(await getEventSettings(ctx, { params })).toEqual(whole)
  })

  // Specification: 3.event-homepage
  it('keep a homepage’s colors, and refuse what is no color', async () => {
    const { ctx, params } = await mint()
    const body = patch({ homepage_design: { background_type: 'COVER', primary_color: ' #AB12cd' } })
    await updateEventSettings(ctx, { params, body })
    const { homepage_design } = await getEventSettings(ctx, { params })
    expect(homepage_design).toMatchObject({
      background_type: 'COVER',
      primary_color: '#ab12cd',
      link_color: null,
    })
    for (const primary_color of ['red', '#fff', '#12345g', '']) {
      const refused = updateOf(eventSettings).safeParse({ homepage_design: { primary_color } })
      expect(refused.error?.issues).toMatchObject([
        {
          path: ['homepage_design', 'primary_color'],
          message: 'Enter a valid hexadecimal code such as #ffffff.',
        },
      ])
    }
  })

  it('have the classic layout and Foyer’s font in a design that was stored before there were others', async () => {
    const { ctx, params } = await mint()
    const { layout, font, ...earlier } = homepageDesign.parse({ primary_color: '#ab12cd' })
    await EventSettingsEntity.patch({ event_id: params.event_id })
      .set({ settings: { ...eventSettings.parse({}), homepage_design: earlier as HomepageDesign } })
      .go()
    const { homepage_design } = await getEventSettings(ctx, { params })
    expect(homepage_design).toEqual({ ...earlier, layout: 'CLASSIC', font: 'FOYER' })
    const body = patch({ homepage_design: { layout: 'COLUMN' } })
    const changed = await updateEventSettings(ctx, { params, body })
    expect(changed.homepage_design).toEqual({ ...earlier, layout: 'COLUMN', font: 'FOYER' })
  })

  it('lose nothing when changed from several sides at once', async () => {
    const { ctx, params } = await mint()
    await Promise.all([
      updateEventSettings(ctx, { params, body: patch({ seo_title: 'A' }) }),
      updateEventSettings(ctx, { params, body: patch({ seo_description: 'B' }) }),
      updateEventSettings(ctx, { params, body: patch({ is_online_event: true }) }),
    ])
    const settings = await getEventSettings(ctx, { params })
    expect(settings).toMatchObject({ seo_title: 'A', seo_description: 'B', is_online_event: true })
  })
})
