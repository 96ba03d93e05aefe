import { afterEach, expect, it } from 'vitest'
import { PoolEntity } from '../pool/pool-entity.ts'
import { newId } from '../random-id.ts'
import { loseAnswer } from '../testing/fail-writes.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { isConditionRefused } from './write.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
})

const create = (pool_id: string, free: number) =>
  PoolEntity.create({ pool_id, shard: 0, free, taken: 0 }).go()

const refusalOf = (creating: Promise<unknown>) =>
  creating.then(
    () => 'created',
    (error: unknown) => (isConditionRefused(error) ? 'refused' : error),
  )

it('a put creates an item once when the answer is lost and the SDK asks again', async () => {
  const pool_id = newId('pool')
  const { stop: end } = loseAnswer()
  stop = end
  expect(await refusalOf(create(pool_id, 5))).toBe('created')
  const { data } = await PoolEntity.get({ pool_id, shard: 0 }).go({ consistent: true })
  expect(data).toMatchObject({ free: 5 })
})

it('a put is refused by its own write without the guard (negative control)', async () => {
  withoutGuard('ownPut')
  const { stop: end } = loseAnswer()
  stop = end
  expect(await refusalOf(create(newId('pool'), 5))).toBe('refused')
})

it('a put is refused when somebody else has written the item, even when the answer is lost', async () => {
  const pool_id = newId('pool')
  await create(pool_id, 4)
  expect(await refusalOf(create(pool_id, 4))).toBe('refused')
  const { stop: end } = loseAnswer()
  stop = end
  expect(await refusalOf(create(pool_id, 5))).toBe('refused')
})
