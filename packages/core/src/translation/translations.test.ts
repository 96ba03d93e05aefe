import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { describe, expect, it, onTestFinished } from 'vitest'
import { updateEventSettings } from '../event/event-settings.ts'
import { updateEvent } from '../event/update-event.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { TranslationEntity } from '../store/translation/translation-entity.ts'
import { collectMessages } from '../testing/collect-messages.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { holdWrites } from '../testing/hold-writes.ts'
import { mintBareEvent, mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintTranslatedEvent, translate } from '../testing/mint-translated-event.ts'
import { deleteTicket, updateTicket } from '../ticket/tickets.ts'
import {
  deleteEventTranslation,
  getEventTranslation,
  listEventTranslations,
  updateEventTranslation,
} from './translations.ts'

const languagesOf = async (event_id: string) =>
  (await EventEntity.get({ event_id }).go({ consistent: true })).data?.languages

describe('an event’s translations', () => {
  it('stand beside their originals, with what is missing counted', async () => {
    const { ctx, event, ticket, question } = await mintTranslatedEvent()
    const params = { event_id: event.id }
    expect(await listEventTranslations(ctx, { params })).toMatchObject({
      main_language: 'en',
      text_count: 10,
      languages: [{ language: 'de', missing: 1, outdated: 0 }],
    })
    const german = await getEventTranslation(ctx, { params: { ...params, language: 'de' } })
    expect(german).toMatchObject({ is_added: true, texts: { title: 'Nacht der Klänge' } })
    expect(german.originals.map(({ original }) => original)).toEqual([
      ...['Night of Sounds', '<p>Loud</p>', 'Go on', '<p>See you</p>'],
      ...['Seat', '<p>Front</p>', 'Adult', 'Meal', 'Meat', 'Fish'],
    ])
    expect(german.originals.find(({ path }) => path === `${ticket.id}:title`)).toMatchObject({
      form: 'LINE',
      max_length: 200,
    })
    expect(german.texts[`${question.id}:title`]).toBe('Essen')
    const french = await getEventTranslation(ctx, { params: { ...params, language: 'fr' } })
    expect(french).toMatchObject({ is_added: false, updated_at: null, texts: {} })
  })

  it('keep what a later one leaves out, and lose what is emptied', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await updateEvent(ctx, { params: { event_id }, body: { description: '<p>Loud</p>' } })
    await translate(ctx, event_id, { title: ' Nacht ', description: '<p>Laut<script>x()</script></p>' })
    expect((await translate(ctx, event_id, { title: 'Klang' })).texts).toEqual({
      title: 'Klang',
      description: '<p>Laut</p>',
    })
    expect((await translate(ctx, event_id, { title: '' })).texts).toEqual({ description: '<p>Laut</p>' })
  })

  it('are marked once their original changed, until somebody saves them again', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await translate(ctx, event_id, { title: 'Nacht' })
    await updateEvent(ctx, { params: { event_id }, body: { title: 'Day of Sounds' } })
    const outdated = async () => (await listEventTranslations(ctx, { params: { event_id } })).languages[0]
    expect(await outdated()).toMatchObject({ missing: 0, outdated: 1 })
    await translate(ctx, event_id, {})
    expect(await outdated()).toMatchObject({ outdated: 1 })
    const [title] = (await translate(ctx, event_id, { title: 'Nacht' })).originals
    expect(title).toMatchObject({ original: 'Day of Sounds', is_outdated: false })
  })

  it('of a thing that is deleted go with the next save', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const key = `${ticket.id}:title`
    await translate(ctx, event_id, { title: 'Nacht', [key]: 'Stehplatz' })
    await deleteTicket(ctx, { params: { event_id, ticket_id: ticket.id } })
    expect((await translate(ctx, event_id, { title: 'Klang' })).texts).toEqual({ title: 'Klang' })
    const { data } = await TranslationEntity.get({ event_id, language: 'de' }).go({ consistent: true })
    expect(Object.keys(data?.texts ?? {})).toEqual(['title'])
    await expect(translate(ctx, event_id, { [key]: 'Stehplatz' })).rejects.toMatchObject({
      errors: { [`texts.${key}`]: ['The event does not have this text anymore.'] },
    })
  })

  it('have the bounds of the fields that they translate, and one of their own together', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const body = { description: '<p>Loud</p>', title: 'T' }
    await updateEvent(ctx, { params: { event_id }, body })
    const refused = (texts: Record<string, string>) =>
      translate(ctx, event_id, texts).then(
        () => ({}),
        ({ errors }) => errors,
      )
    expect(await refused({ title: 'x'.repeat(201) })).toEqual({
      'texts.title': ['Use at most 200 characters.'],
    })
    expect(await refused({ title: 'a\nb' })).toEqual({ 'texts.title': ['Write this on one line.'] })
    const tickets = { params: { event_id, ticket_id: ticket.id } }
    await updateTicket(ctx, { ...tickets, body: { description: '<p>Near</p>' } })
    const long = '語'.repeat(49_900)
    await translate(ctx, event_id, { description: long })
    expect(await refused({ [`${ticket.id}:description`]: long })).toEqual({
      texts: ['These texts are too long together. Shorten some of them.'],
    })
  })

  it('into the event’s own language are refused, and do not count once it becomes that', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await translate(ctx, event_id, { title: 'Nacht' })
    await updateEventSettings(ctx, { params: { event_id }, body: { main_language: 'de' } })
    expect(await listEventTranslations(ctx, { params: { event_id } })).toMatchObject({
      main_language: 'de',
      languages: [],
    })
    await expect(translate(ctx, event_id, { title: 'Klang' })).rejects.toMatchObject({
      code: 'request.invalid',
    })
  })

  it('are removed with their language, which the audit log says once', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id, language: 'fr' as const }
    const { taken } = await auditedWhile(async () => {
      await translate(ctx, event_id, { title: 'Nuit' }, 'fr')
      await translate(ctx, event_id, { title: 'Nuit des sons' }, 'fr')
      expect(await languagesOf(event_id)).toEqual(['fr'])
      await deleteEventTranslation(ctx, { params })
      await deleteEventTranslation(ctx, { params })
    }, event_id)
    expect(taken).toEqual([
      ['event.language_added', { language: 'fr' }],
      ['event.language_removed', { language: 'fr' }],
    ])
    expect(await languagesOf(event_id)).toEqual([])
    expect(await getEventTranslation(ctx, { params })).toMatchObject({ is_added: false, texts: {} })
  })

  it('are for the event’s own people', async () => {
    const { event } = await mintTranslatedEvent()
    const { ctx: stranger } = await mintOwner()
    const params = { event_id: event.id, language: 'de' as const }
    for (const attempt of [
      () => listEventTranslations(stranger, { params }),
      () => getEventTranslation(stranger, { params }),
      () => updateEventTranslation(stranger, { params, body: { texts: { title: 'Mein' } } }),
      () => deleteEventTranslation(stranger, { params }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'event.not_found' })
  })
})

async function auditedWhile(act: () => Promise<void>, event_id: string) {
  const { payloads, stop } = collectMessages(actionTaken)
  onTestFinished(stop)
  await act()
  const ofEvent = payloads.filter(({ subject_id }) => subject_id === event_id)
  return { taken: ofEvent.map(({ action, details }) => [action, details]) }
}

describe('two people who translate at the same time', () => {
  async function bothTranslate(): Promise<Record<string, string>> {
    const { ctx, event_id } = await mintBareEvent()
    await updateEvent(ctx, { params: { event_id }, body: { description: '<p>Loud</p>' } })
    await translate(ctx, event_id, {})
    onTestFinished(holdWrites(2))
    await Promise.all([
      translate(ctx, event_id, { title: 'Nacht' }),
      translate(ctx, event_id, { description: '<p>Laut</p>' }),
    ])
    return (await getEventTranslation(ctx, { params: { event_id, language: 'de' } })).texts
  }

  it('both keep what they wrote', async () => {
    expect(await bothTranslate()).toEqual({ title: 'Nacht', description: '<p>Laut</p>' })
  })

  it('lose one of the two without the guard (negative control)', async () => {
    withoutGuard('translationVersion')
    expect(Object.keys(await bothTranslate())).toHaveLength(1)
  })
})
