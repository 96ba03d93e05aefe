import { promoCodeBody, promoCodeListQuery } from '@foyer/contracts/promo-code/promo-code'
import { expect, it } from 'vitest'
import { openPools, poolShardCount } from '../pool/open-pool.ts'
import { newId } from '../random-id.ts'
import { PromoCodeEntity, PromoCodesEntity } from '../store/promo-code/promo-code-entity.ts'
import { putAll } from '../table/batches.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { countUses } from './count-uses.ts'
import { createPromoCode, deletePromoCode, listPromoCodes, updatePromoCode } from './promo-codes.ts'

/** An event with that many promo codes, and how it lists them. */
async function eventWith(codes: number) {
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
  const event_id = event.id
  const body = promoCodeBody.parse({ code: 'none' })
  const items = Array.from({ length: codes }, (_, index) => ({
    ...{ ...body, event_id, id: newId('promo_code'), code: `CODE-${index}` },
    ...{ pool_shards: poolShardCount(null), is_counted: true, version: 1 },
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }))
  // The pools of a page.
  await openPools(items.slice(-20).map(({ id, max_uses }) => ({ pool_id: id, size: max_uses })))
  await putAll(PromoCodeEntity, items)
  await PromoCodesEntity.put({ event_id, changes: 1 }).go()
  const list = (query: object = {}) =>
    listPromoCodes(ctx, { params: { event_id }, query: promoCodeListQuery.parse(query) })
  return { ctx, params: { event_id }, list }
}

it('a page of promo codes, by use and by status too, costs the same of 30 and of 2,000 without a limit, once the process has read them', async () => {
  const costs = []
  for (const codes of [30, 2000]) {
    const { params, list } = await eventWith(codes)
    expect((await list()).meta.total).toBe(codes)
    const newest = await meterUnits(() => list())
    const found = await meterUnits(() => list({ query: `code-${codes - 1}` }))
    await countUses(params.event_id, [newest.result.data[0]?.id ?? ''])
    const byUse = await meterUnits(() => list({ sort_by: 'times_used', sort_direction: 'desc' }))
    const byStatus = await meterUnits(() => list({ filter_fields: { status: { eq: 'ACTIVE' } } }))
    for (const { result } of [newest, found]) expect(result.data[0]?.code).toBe(`CODE-${codes - 1}`)
    expect([byUse.result.data.length, byStatus.result.meta.total]).toEqual([20, codes])
    costs.push([newest, found, byUse, byStatus].map(({ read }) => read))
  }
  expect(costs[1]).toEqual(costs[0])
  expect(Math.max(...costs.flat())).toBeLessThanOrEqual(4)
})

it('a list that is kept shows each change of a code in the next answer', async () => {
  const { ctx, params, list } = await eventWith(3)
  const codes = async () => (await list()).data.map(({ code }) => code)
  expect(await codes()).toEqual(['CODE-2', 'CODE-1', 'CODE-0'])
  const made = await createPromoCode(ctx, { params, body: promoCodeBody.parse({ code: 'NEW' }) })
  expect(await codes()).toEqual(['NEW', 'CODE-2', 'CODE-1', 'CODE-0'])
  const one = { params: { ...params, promo_code_id: made.id } }
  await updatePromoCode(ctx, { ...one, body: promoCodeBody.parse({ code: 'OTHER' }) })
  expect(await codes()).toEqual(['OTHER', 'CODE-2', 'CODE-1', 'CODE-0'])
  await deletePromoCode(ctx, one)
  expect(await codes()).toEqual(['CODE-2', 'CODE-1', 'CODE-0'])
})

it('codes of an event without a number of changes are read each time', async () => {
  const { params, list } = await eventWith(2)
  await PromoCodesEntity.delete(params).go()
  const [first] = (await list()).data
  await PromoCodeEntity.patch({ ...params, id: first?.id ?? '' })
    .set({ code: 'OLDER' })
    .go()
  expect((await list()).data[0]?.code).toBe('OLDER')
})
