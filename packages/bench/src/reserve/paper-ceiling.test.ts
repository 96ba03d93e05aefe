import { describe, expect, it } from 'vitest'
import { paperCeiling, sharedKeys } from './paper-ceiling.ts'

const measured = {
  'pk $foyer#short_id_a': 4,
  'pk $foyer#pool_id_pr_x#shard_0': 20,
  'pk $foyer#sold_pool_id_pr_x#shard_0': 20,
  'gsi2pk $foyer_hold#event_id_ev_x#list_shard_0': 12,
  'gsi2pk $foyer_hold#event_id_ev_x#list_shard_3': 8,
}

describe('the paper ceiling', () => {
  it('adds up what ten orders wrote to the keys that they share, without their own keys', () => {
    expect(sharedKeys(measured, 10)).toEqual([
      { kind: 'shard of the pool', units_per_order: 2 },
      { kind: 'sold of a shard', units_per_order: 2 },
      { kind: 'open holds', units_per_order: 2 },
    ])
  })

  it('is the rate that the most contended kind of key allows', () => {
    const keys = sharedKeys(measured, 10)
    expect(paperCeiling(keys, { shards: 1, list_shards: 4 })).toEqual({
      orders: 500,
      kind: 'shard of the pool',
    })
    expect(paperCeiling(keys, { shards: 32, list_shards: 8 })).toEqual({
      orders: 4000,
      kind: 'open holds',
    })
    const heavy = [...keys, { kind: 'list of orders', units_per_order: 8 }]
    expect(paperCeiling(heavy, { shards: 8, list_shards: 8 })).toEqual({
      orders: 1000,
      kind: 'list of orders',
    })
  })
})
