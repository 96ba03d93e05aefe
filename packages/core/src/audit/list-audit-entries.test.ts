import type { AuditAction, AuditEntry } from '@foyer/contracts/audit/audit'
import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { describe, expect, it } from 'vitest'
import { newId, newLinkId } from '../random-id.ts'
import { toSend } from '../table/write.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { testContext } from '../testing/test-context.ts'
import { listAuditEntries } from './list-audit-entries.ts'
import { recordAction } from './record-action.ts'

interface Given {
  at?: string
  action?: AuditAction
  actor_id?: string
  subject_id?: string
  details?: AuditEntry['details']
}

/** An account with a log, and what its admins read in it. */
async function accountWithLog() {
  const { ctx, user } = await mintOwner()
  const account_id = accountOf(ctx)
  const report = (given: Given = {}) =>
    recordAction(
      testContext(),
      toSend(actionTaken, {
        account_id,
        at: '2027-05-01T10:00:00.000Z',
        action: 'event.status_changed',
        actor_kind: 'USER',
        actor_id: user.id,
        subject_id: newId('event'),
        details: {},
        ...given,
      }),
    )
  const list = (query: object = {}, by = ctx) =>
    listAuditEntries(by, { params: { account_id }, query: { page: 1, per_page: 20, ...query } })
  return { ctx, user, account_id, report, list }
}

const times = (entries: readonly AuditEntry[]) => entries.map(({ at }) => at.slice(5, 10))

describe('listAuditEntries', () => {
  it('works: lists entries newest first, in pages, with their number', async () => {
    const { report, list } = await accountWithLog()
    const days = ['03', '01', '05', '02', '04']
    await Promise.all(days.map((day) => report({ at: `2027-05-${day}T10:00:00.000Z` })))
    const first = await list({ per_page: 2 })
    expect(times(first.data)).toEqual(['05-05', '05-04'])
    expect(first.meta).toEqual({ page: 1, per_page: 2, total: 5, last_page: 3, searched_until: null })
    expect(times((await list({ per_page: 2, page: 3 })).data)).toEqual(['05-01'])
    expect(times((await list({ sort_direction: 'asc' })).data)[0]).toBe('05-01')
  })

  it('filters by action, actor and a span of time, with or without its ends as asked', async () => {
    const { report, list } = await accountWithLog()
    const other = newId('user')
    await report({ at: '2027-05-01T10:00:00.000Z', action: 'user.invited' })
    await report({ at: '2027-05-02T10:00:00.000Z', actor_id: other })
    await report({ at: '2027-05-03T10:00:00.000Z', action: 'order.cancelled', actor_id: other })
    const found = async (filter_fields: object) => times((await list({ filter_fields })).data)
    expect(await found({ action: { in: 'user.invited,order.cancelled' } })).toEqual(['05-03', '05-01'])
    expect(await found({ actor_id: { eq: other } })).toEqual(['05-03', '05-02'])
    expect(await found({ at: { gte: '2027-05-02T12:00:00+02:00' } })).toEqual(['05-03', '05-02'])
    expect(await found({ at: { gt: '2027-05-02T10:00:00Z' } })).toEqual(['05-03'])
    expect(await found({ at: { lte: '2027-05-02T10:00:00Z' } })).toEqual(['05-02', '05-01'])
    expect(await found({ at: { lt: '2027-05-02T10:00:00Z' }, actor_id: { eq: other } })).toEqual([])
    expect(await found({ at: { eq: '2027-05-02T10:00:00Z' } })).toEqual(['05-02'])
    expect(await found({ at: { gte: '+275760-09-13T00:00:00.000Z' } })).toEqual([])
  })

  it('shows the current names of people, events and orders, and no name for what was deleted', async () => {
    const { ctx, user, report, list } = await accountWithLog()
    const event = await mintEvent(ctx, { title: 'Night of lights' })
    await report({ at: '2027-05-01T10:00:00.000Z', subject_id: event.id })
    await report({ at: '2027-05-02T10:00:00.000Z', action: 'user.role_changed', subject_id: user.id })
    await report({
      at: '2027-05-03T10:00:00.000Z',
      action: 'order.cancelled',
      subject_id: newLinkId(),
      details: { event_id: event.id, reference: 'O-7KQ2M9X' },
    })
    await report({ at: '2027-05-04T10:00:00.000Z' })
    const { data } = await list()
    expect(data.map(({ actor_name, subject_name }) => [actor_name, subject_name])).toEqual([
      ['Olive Owner', null],
      ['Olive Owner', 'O-7KQ2M9X'],
      ['Olive Owner', 'Olive Owner'],
      ['Olive Owner', 'Night of lights'],
    ])
    expect(times((await list({ query: 'lights' })).data)).toEqual(['05-01'])
    expect(times((await list({ query: '7kq2' })).data)).toEqual(['05-03'])
    expect(times((await list({ query: 'olive' })).data)).toHaveLength(4)
  })

  it('shows no name from another account, even if a report contains its ids', async () => {
    const { report, list } = await accountWithLog()
    const stranger = await mintOwner()
    const event = await mintEvent(stranger.ctx)
    await report({ subject_id: event.id, actor_id: stranger.user.id })
    expect((await list()).data).toMatchObject([{ actor_name: null, subject_name: null }])
  })

  it('keeps no name and no address in an entry', async () => {
    const { report, list, user } = await accountWithLog()
    await report({ action: 'user.invited', subject_id: user.id, details: { role: 'ADMIN' } })
    const { data } = await list()
    const kept = data.map(({ actor_name: _actor, subject_name: _subject, ...entry }) => entry)
    expect(JSON.stringify(kept)).not.toMatch(/Olive|Owner|@/)
  })

  it('is forbidden to organizers', async () => {
    const { ctx, list } = await accountWithLog()
    await expect(list({}, asOrganizer(ctx))).rejects.toMatchObject({ code: 'session.forbidden' })
  })
})

describe('a key that may read the log and not manage orders', () => {
  it('neither reads an order’s short id nor finds it by any filter', async () => {
    const { ctx, report, list } = await accountWithLog()
    const short_id = newLinkId()
    const details = { reference: 'O-7KQ2M9X' }
    await report({ action: 'order.cancelled', subject_id: short_id, details })
    const reader = (await mintApiKey(ctx, ['audit.read'])).ctx
    const manager = (await mintApiKey(ctx, ['audit.read', 'order.manage'])).ctx
    const found = async (by: typeof ctx, filter_fields: object, query?: string) =>
      (await list({ filter_fields, query }, by)).data.map(({ subject_id }) => subject_id)
    expect(await found(reader, {})).toEqual(['O-7KQ2M9X'])
    expect(await found(reader, { subject_id: { eq: short_id } })).toEqual([])
    expect(await found(reader, { subject_id: { like: short_id.slice(0, 8) } })).toEqual([])
    expect(await found(reader, {}, short_id)).toEqual([])
    expect(await found(reader, { subject_id: { eq: 'O-7KQ2M9X' } })).toEqual(['O-7KQ2M9X'])
    for (const by of [ctx, manager]) {
      expect(await found(by, { subject_id: { eq: short_id } })).toEqual([short_id])
    }
  })
})
