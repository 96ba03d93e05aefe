import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { AuditEntity } from '../store/audit/audit-entity.ts'
import { putAll } from '../table/batches.ts'
import { countRequests } from '../testing/count-requests.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { listAuditEntries, searchReach } from './list-audit-entries.ts'
import { recordAction } from './record-action.ts'

const at = (second: number) => new Date(Date.UTC(2027, 4, 1) + second * 1000).toISOString()

/** A log that one search does not see to its end: an entry a second in one partition, and few in another. */
async function mintLongLog() {
  const { ctx, user } = await mintOwner()
  const account_id = accountOf(ctx)
  const entry = (shard: number, second: number, actor_id: string) => ({
    ...{ account_id, shard, actor_id, id: `${shard}-${second}`, at: at(second) },
    ...{ action: 'order.cancelled', actor_kind: 'USER', subject_id: newId('event'), details: {} },
  })
  const dense = Array.from({ length: searchReach + 9 }, (_, second) => entry(0, second, newId('user')))
  const sparse = [2, 8, 9, 500].map((second) => entry(1, second, user.id))
  await putAll(AuditEntity, [...dense, ...sparse] as never[])
  const list = (query: object) =>
    listAuditEntries(ctx, { params: { account_id }, query: { page: 1, per_page: 20, ...query } })
  const record = (name: string) => {
    const payload = { ...entry(1, 5000, user.id), details: { name } }
    return recordAction(ctx, { ...payload, id: `${name}-0`, payload } as never)
  }
  return { user, list, record }
}

describe('a search of the audit log', () => {
  it('costs few units again and again, and sees the next entry at once', async () => {
    const { user, list, record } = await mintLongLog()
    await record('first')
    const actor_id = { eq: user.id }
    const before = await list({ filter_fields: { actor_id } })
    const again = await meterUnits(() => list({ filter_fields: { actor_id } }))
    expect(again.result).toEqual(before)
    expect(again.read).toBeLessThanOrEqual(10)
    await record('second')
    const after = await list({ filter_fields: { actor_id } })
    expect(after.meta.total).toBe(before.meta.total + 1)
  })

  it('looks through a number of entries of each partition, says how far it came, and goes on from there', async () => {
    const { user, list } = await mintLongLog()
    const actor_id = { eq: user.id }
    const times = ({ data }: Awaited<ReturnType<typeof list>>) => data.map((found) => found.at)
    const { sent, stop } = countRequests()
    const first = await list({ filter_fields: { actor_id } })
    stop()
    expect(sent.filter((name) => name === 'QueryCommand')).toHaveLength(4)
    expect(times(first)).toEqual([at(500)])
    expect(first.meta).toMatchObject({ total: 1, searched_until: at(9) })
    const second = await list({ filter_fields: { actor_id, at: { lte: at(9) } } })
    expect(times(second)).toEqual([at(9), at(8), at(2)])
    expect(second.meta).toMatchObject({ total: 3, searched_until: null })
  })

  it('begins with the oldest entry when asked to, also in a search by name', async () => {
    const { list } = await mintLongLog()
    const last = at(searchReach - 1)
    const first = await list({ sort_direction: 'asc', query: 'olive' })
    expect(first.data.map((found) => found.at)).toEqual([at(2), at(8), at(9), at(500)])
    expect(first.meta).toMatchObject({ total: 4, searched_until: last })
    const second = await list({ sort_direction: 'asc', filter_fields: { at: { gte: last } } })
    expect(second.meta).toMatchObject({ total: 10, searched_until: null })
  })
})
