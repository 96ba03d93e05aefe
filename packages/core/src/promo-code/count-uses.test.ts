import { promoCodeBody, promoCodeListQuery } from '@foyer/contracts/promo-code/promo-code'
import { describe, expect, it } from 'vitest'
import { poolTransaction } from '../pool/pool-writes.ts'
import { PromoCodeEntity } from '../store/promo-code/promo-code-entity.ts'
import { client } from '../table/client.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { countUses } from './count-uses.ts'
import { createPromoCode, deletePromoCode, listPromoCodes } from './promo-codes.ts'

/** An event with promo codes, what its list says of each, and how one comes to be used. */
async function eventWith(...codes: string[]) {
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
  const params = { event_id: event.id }
  const ids: string[] = []
  for (const code of codes)
    ids.push((await createPromoCode(ctx, { params, body: promoCodeBody.parse({ code }) })).id)
  const use = (pool_id: string) => poolTransaction([{ pool_id, shard: 0, free: -1, held: 0, sold: 1 }])
  const list = async (query: object = {}) =>
    (await listPromoCodes(ctx, { params, query: promoCodeListQuery.parse(query) })).data
  const uses = async () =>
    Object.fromEntries((await list()).map(({ code, times_used }) => [code, times_used]))
  return { ctx, event_id: event.id, ids, use, list, uses }
}

/** Holds the next counts that are to be written until they are let go. */
function holdCounts() {
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'BatchWriteItemCommand') return next(args)
        client.middlewareStack.remove('holdCounts')
        reached.resolve()
        await go.promise
        return next(args)
      },
    { step: 'initialize', name: 'holdCounts' },
  )
  return { reached: reached.promise, letGo: () => go.resolve() }
}

/** A count reads the pools, another use is counted, and then the first count is written. */
async function lateCount() {
  const { event_id, ids, use, uses } = await eventWith('CODE')
  const [id = ''] = ids
  await uses()
  await use(id)
  const held = holdCounts()
  const late = countUses(event_id, ids)
  await held.reached
  await use(id)
  await countUses(event_id, ids)
  held.letGo()
  await late
  return uses()
}

describe('the uses of promo codes', () => {
  it('are listed as they were counted last, however often and in which order counts are asked for', async () => {
    const { event_id, ids, use, uses } = await eventWith('AAA', 'BBB', 'CCC')
    const [a = '', b = '', c = ''] = ids
    expect(await uses()).toEqual({ AAA: 0, BBB: 0, CCC: 0 })
    await use(a)
    await Promise.all([countUses(event_id, [a]), countUses(event_id, [a, b]), countUses(event_id, [c])])
    expect(await uses()).toEqual({ AAA: 1, BBB: 0, CCC: 0 })
    for (const id of [b, b, c]) await use(id)
    for (const id of [c, b, a, b]) await countUses(event_id, [id])
    expect(await uses()).toEqual({ AAA: 1, BBB: 2, CCC: 1 })
  })

  it('sort the list and filter it by status', async () => {
    const { ctx, event_id, ids, use, list } = await eventWith('AAA', 'BBB')
    const body = promoCodeBody.parse({ code: 'ONCE', max_uses: 1 })
    const once = await createPromoCode(ctx, { params: { event_id }, body })
    for (const id of [ids[1] ?? '', ids[1] ?? '', once.id]) await use(id)
    await countUses(event_id, [...ids, once.id])
    const codes = async (query: object) => (await list(query)).map(({ code }) => code)
    expect(await codes({ sort_by: 'times_used', sort_direction: 'desc' })).toEqual(['BBB', 'ONCE', 'AAA'])
    expect(await codes({ filter_fields: { status: { eq: 'USED_UP' } } })).toEqual(['ONCE'])
  })

  it('are read again by a process that is more counts behind than are kept', async () => {
    const { event_id, ids, use, uses } = await eventWith('AAA', 'BBB')
    const [a = '', b = ''] = ids
    await uses()
    await use(a)
    await countUses(event_id, [a])
    for (let times = 0; times < 51; times += 1) await countUses(event_id, [b])
    expect(await uses()).toEqual({ AAA: 1, BBB: 0 })
  })

  it('of codes of an earlier release are counted when they are listed first', async () => {
    const { event_id, ids, use, uses } = await eventWith('OLD')
    const key = { event_id, id: ids[0] ?? '' }
    await PromoCodeEntity.patch(key).remove(['is_counted']).go()
    await use(key.id)
    expect(await uses()).toEqual({ OLD: 1 })
  })

  it('leave no trace of a code that is deleted', async () => {
    const { ctx, event_id, ids, use, uses } = await eventWith('AAA', 'BBB')
    const [id = ''] = ids
    await use(id)
    await countUses(event_id, ids)
    await deletePromoCode(ctx, { params: { event_id, promo_code_id: id } })
    await countUses(event_id, [id])
    expect(await uses()).toEqual({ BBB: 0 })
  })

  it('are not set back by a count that is written late', async () => {
    expect(await lateCount()).toEqual({ CODE: 2 })
  })

  it('are set back without the condition that no other count came in between (negative control)', async () => {
    withoutGuard('usesCount')
    expect(await lateCount()).toEqual({ CODE: 1 })
  })
})
