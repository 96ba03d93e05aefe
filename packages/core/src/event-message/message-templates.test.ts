import { saveMessageTemplateBody } from '@foyer/contracts/event-message/message-template'
import { locales } from '@foyer/contracts/known-locales'
import { describe, expect, it } from 'vitest'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintMember } from '../testing/mint-member.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { deleteMessageTemplate, listMessageTemplates, saveMessageTemplate } from './message-templates.ts'

const directions = { name: 'Directions', subject: 'How to find us', content: '<p>By the river.</p>' }

describe('templates of messages', () => {
  it('belong to the account: a colleague starts from them in another event', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const colleague = await mintMember(ctx)
    const params = { event_id }
    const { id } = await saveMessageTemplate(ctx, { params, body: directions })
    await saveMessageTemplate(colleague.ctx, { params, body: { ...directions, name: 'Arrival' } })
    const { templates } = await listMessageTemplates(colleague.ctx, { params, query: {} })
    expect(templates.map(({ name }) => name)).toEqual(['Arrival', 'Directions'])
    expect(templates[1]).toEqual({ id, ...directions })
  })

  it('have one text for each name, the latest, without scripts', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id }
    const first = await saveMessageTemplate(ctx, { params, body: directions })
    const content = '<p onclick="x()">By the sea.<script>x</script></p>'
    const again = await saveMessageTemplate(ctx, { params, body: { ...directions, content } })
    expect(again).toEqual({ ...first, content: '<p>By the sea.</p>' })
    const { templates } = await listMessageTemplates(ctx, { params, query: {} })
    expect(templates).toEqual([again])
    await deleteMessageTemplate(ctx, { params: { ...params, template_id: first.id } })
    await deleteMessageTemplate(ctx, { params: { ...params, template_id: first.id } })
    expect((await listMessageTemplates(ctx, { params, query: {} })).templates).toEqual([])
  })

  it('refuses an empty text, a missing name, and a 51st template', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id }
    const save = (body: typeof directions) => saveMessageTemplate(ctx, { params, body })
    const blank = save({ ...directions, content: '<p><script>x</script></p>' })
    await expect(blank).rejects.toMatchObject({ code: 'request.invalid' })
    expect(saveMessageTemplateBody.safeParse({ ...directions, name: ' ' }).success).toBe(false)
    for (let number = 1; number <= 50; number += 1) await save({ ...directions, name: `Text ${number}` })
    await expect(save(directions)).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { name: ['Keep at most 50 templates. Delete one first.'] },
    })
    await save({ ...directions, name: 'Text 50', subject: 'Replaced' })
  })

  it('forbid others: another account, API keys and visitors', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const stranger = await mintBareEvent()
    const params = { event_id }
    const { id: template_id } = await saveMessageTemplate(ctx, { params, body: directions })
    const key = {
      ...({ kind: 'api_key', api_key_id: 'ak_2222222222222222', event_ids: null } as const),
      ...{ account_id: accountOf(ctx), scopes: ['order.manage'] },
    }
    const others: [Context, string][] = [
      [stranger.ctx, 'event.not_found'],
      [{ ...ctx, actor: key } as Context, 'api_key.not_a_person'],
      [testContext(), 'session.required'],
    ]
    for (const [other, code] of others) {
      await expect(listMessageTemplates(other, { params, query: {} })).rejects.toMatchObject({ code })
      await expect(saveMessageTemplate(other, { params, body: directions })).rejects.toMatchObject({ code })
      const deleted = deleteMessageTemplate(other, { params: { ...params, template_id } })
      await expect(deleted).rejects.toMatchObject({ code })
    }
    const own = { params: { event_id: stranger.event_id, template_id } }
    await deleteMessageTemplate(stranger.ctx, own)
    expect((await listMessageTemplates(ctx, { params, query: {} })).templates).toHaveLength(1)
  })
})

describe('suggested messages', () => {
  it('come in each language, with the title, time and place of the event', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id }
    const inEach = await Promise.all(
      locales.map(
        async (locale) => (await listMessageTemplates(ctx, { params, query: { locale } })).starters,
      ),
    )
    for (const starters of inEach) {
      expect(starters.map(({ kind }) => kind)).toEqual(['REMINDER', 'CHANGE', 'THANKS'])
      for (const { subject, content } of starters)
        expect(saveMessageTemplateBody.parse({ name: 'x', subject, content })).toBeTruthy()
    }
    expect(new Set(inEach.map(([reminder]) => reminder?.content)).size).toBe(locales.length)
    const { starters } = await listMessageTemplates({ ...ctx, locale: 'de' }, { params, query: {} })
    expect(starters).toEqual(inEach[locales.indexOf('de')])
  })
})
