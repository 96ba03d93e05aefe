import { saveViewsBody } from '@foyer/contracts/user/saved-view'
import { describe, expect, it } from 'vitest'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintMember } from '../testing/mint-member.ts'
import { listSavedViews, saveViews } from './saved-views.ts'

const unpaid = {
  list: 'orders',
  name: 'Unpaid',
  search: 'filter_fields[state][in]=AWAITING_PAYMENT',
} as const
const guests = { list: 'attendees', name: 'Guests', search: 'query=guest' } as const

describe('saved views', () => {
  it('belong to one person and one event, and are replaced together', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const colleague = await mintMember(ctx)
    const params = { event_id }
    expect(await listSavedViews(ctx, { params })).toEqual([])
    expect(await saveViews(ctx, { params, body: { views: [unpaid, guests] } })).toEqual([unpaid, guests])
    expect(await listSavedViews(ctx, { params })).toEqual([unpaid, guests])
    expect(await listSavedViews(colleague.ctx, { params })).toEqual([])
    await saveViews(ctx, { params, body: { views: [guests] } })
    expect(await listSavedViews(ctx, { params })).toEqual([guests])
  })

  it('have one view for each name of a list, the latest, and at most 20', () => {
    const later = { ...unpaid, search: 'query=late' }
    const { views } = saveViewsBody.parse({ views: [unpaid, { ...unpaid, list: 'attendees' }, later] })
    expect(views).toEqual([later, { ...unpaid, list: 'attendees' }])
    const many = Array.from({ length: 21 }, (_, index) => ({ ...unpaid, name: `View ${index}` }))
    expect(saveViewsBody.safeParse({ views: many }).success).toBe(false)
  })
})
