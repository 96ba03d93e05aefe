import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { mintTranslatedEvent } from '@foyer/core/testing/mint-translated-event'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

describe('a translation over HTTP', () => {
  it('is written, read, listed and removed', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const path = `/events/${event_id}/translations`
    expect(await answered(ctx, `PUT ${path}/fr`, { texts: { title: 'Nuit' } })).toMatchObject({
      ...{ language: 'fr', is_added: true, texts: { title: 'Nuit' } },
    })
    expect(await answered(ctx, `GET ${path}`)).toMatchObject({
      languages: [{ language: 'fr', missing: 0, outdated: 0 }],
    })
    expect((await send(ctx, `DELETE ${path}/fr`)).status).toBe(204)
    expect((await send(ctx, `DELETE ${path}/fr`)).status).toBe(204)
    expect(await answered(ctx, `GET ${path}/fr`)).toMatchObject({ is_added: false, texts: {} })
  })

  it('is refused in a language that Foyer does not speak, and at its text', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const path = `/events/${event_id}/translations`
    expect((await refusal(ctx, `PUT ${path}/tlh`, { texts: {} }))[0]).toBe(404)
    expect(await refusal(ctx, `PUT ${path}/fr`, { texts: { title: 'x'.repeat(201) } })).toEqual(
      atFields({ 'texts.title': 'Use at most 200 characters.' }),
    )
    expect(await refusal(ctx, `PUT ${path}/fr`, { texts: { subtitle: 'x' } })).toEqual(
      atFields({ 'texts.subtitle': 'The event does not have this text anymore.' }),
    )
    await answered(ctx, `PUT /events/${event_id}/settings`, { main_language: 'fr' })
    expect(await refusal(ctx, `PUT ${path}/fr`, { texts: {} })).toEqual(
      atFields({ language: 'This is the event’s own language. Change its texts themselves.' }),
    )
    expect(await refusal(ctx, 'GET /events/ev_2222222222222222/translations/fr')).toEqual(
      refusedAs('event.not_found'),
    )
  })

  it('is read and written by a key that manages events, and by no other', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const path = `/events/${event_id}/translations/fr`
    const keyed = async (scope: 'event.manage' | 'order.manage', call: string, body?: object) => {
      const { key } = await mintApiKey(ctx, [scope])
      return (await send(null, call, body, { authorization: `Bearer ${key}` })).status
    }
    expect(await keyed('event.manage', `PUT ${path}`, { texts: { title: 'Nuit' } })).toBe(200)
    expect(await keyed('order.manage', `GET ${path}`)).toBe(403)
  })
})

describe('a live event in a language', () => {
  it('has an address of its own for caches, which hold nothing of the visitor', async () => {
    const { event } = await mintTranslatedEvent()
    const german = { 'accept-language': 'de', cookie: 'locale=de' }
    const read = async (address: string) => {
      const answer = await send(null, `GET /public/live-events/${event.id}${address}`, undefined, german)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
      return (await answer.json()).data
    }
    expect(await read('')).toMatchObject({ title: 'Night of Sounds', is_translated: false })
    expect(await read('/de')).toMatchObject({
      title: 'Nacht der Klänge',
      language: 'de',
      is_translated: true,
    })
    expect(await read('/fr')).toMatchObject({ title: 'Night of Sounds', language: 'en' })
    const missing = 'GET /public/live-events/ev_2222222222222222/de'
    expect(await refusal(null, missing)).toEqual(refusedAs('event.not_available'))
  })

  it('is read with a promo code in the language that is named, whatever the visitor’s', async () => {
    const { event } = await mintTranslatedEvent()
    const path = `GET /public/events/${event.id}?promo_code=NONE&language=de`
    const answer = await send(null, path, undefined, { 'accept-language': 'fr' })
    expect((await answer.json()).data).toMatchObject({ title: 'Nacht der Klänge' })
  })
})
