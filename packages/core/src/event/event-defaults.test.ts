import { eventDefaults } from '@foyer/contracts/event/event-defaults'
import { describe, expect, it } from 'vitest'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { getEventDefaults, getEventSettings, updateEventDefaults } from './event-settings.ts'

const body = eventDefaults.parse({
  order_timeout: 30,
  price_display: 'INCLUSIVE',
  max_per_order: 4,
  pre_checkout_message: '<p onclick="x()">Bring a coat</p>',
  support_email: 'Help@Example.com',
  allow_search_indexing: false,
})

describe('event defaults', () => {
  it('begin as the product’s own and are replaced, sanitized', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    expect(await getEventDefaults(ctx, { params })).toEqual(eventDefaults.parse({}))
    const changed = await updateEventDefaults(ctx, { params, body })
    expect(changed).toEqual({
      ...body,
      pre_checkout_message: '<p>Bring a coat</p>',
      support_email: 'help@example.com',
    })
    expect(await getEventDefaults(ctx, { params })).toEqual(changed)
  })

  it('reach new events, no matter which member creates them, and through them new tickets', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    const before = await mintEvent(ctx)
    const defaults = await updateEventDefaults(ctx, { params, body })
    const after = await mintEvent(asOrganizer(ctx), { organizer_id: before.organizer_id })
    const settingsOf = (event_id: string) => getEventSettings(ctx, { params: { event_id } })
    expect(await settingsOf(after.id)).toMatchObject(defaults)
    expect(await mintTicket(ctx, after.id)).toMatchObject({ max_per_order: 4 })
    expect(await mintTicket(ctx, after.id, { max_per_order: 7 })).toMatchObject({ max_per_order: 7 })
    expect(await mintTicket(ctx, after.id, { min_per_order: 6 })).toMatchObject({ max_per_order: 6 })
    expect(await settingsOf(before.id)).toMatchObject({ order_timeout: 15, max_per_order: 10 })
    await updateEventDefaults(ctx, { params, body: eventDefaults.parse({}) })
    expect(await settingsOf(after.id)).toMatchObject(defaults)
  })

  it('refuse what an event would refuse', () => {
    const refusalOf = (given: object) => eventDefaults.safeParse(given).error?.issues[0]?.message
    expect(refusalOf({ order_timeout: 0 })).toBe('At least 1 minute.')
    expect(refusalOf({ order_timeout: 121 })).toBe('At most 120 minutes.')
    expect(refusalOf({ max_per_order: 101 })).toBe('At most 100.')
    expect(refusalOf({ reply_to_email: 'nobody' })).toBe('Enter a valid email address.')
    expect(eventDefaults.safeParse({ seo_title: 'Not a default' }).success).toBe(false)
  })

  it('are for admins of the account', async () => {
    const { ctx } = await mintOwner()
    const own = { account_id: accountOf(ctx) }
    const forbidden = { code: 'session.forbidden', status: 403 }
    await expect(getEventDefaults(asOrganizer(ctx), { params: own })).rejects.toMatchObject(forbidden)
    await expect(updateEventDefaults(asOrganizer(ctx), { params: own, body })).rejects.toMatchObject(
      forbidden,
    )
  })
})
