import { afterEach, describe, expect, it } from 'vitest'
import { openPool } from '../pool/open-pool.ts'
import { readTaken } from '../pool/read-pools.ts'
import { newId } from '../random-id.ts'
import { leaveUnread, throttleRequests } from '../testing/fail-writes.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { refusalIn } from '../verb.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
})

/** A pool of four shards. */
async function newPool() {
  const pool_id = newId('price')
  return { pool_id, shards: await openPool(pool_id, 100) }
}

describe('a batch that DynamoDB leaves partly unread', () => {
  it('is read until it is complete', async () => {
    const pool = await newPool()
    stop = leaveUnread(3)
    const shards = await readTaken([pool])
    expect(shards.map(({ shard }) => shard).sort()).toEqual(
      Array.from({ length: pool.shards }, (_, one) => one),
    )
  })

  it('is reported as busy if it never completes', async () => {
    const pool = await newPool()
    stop = leaveUnread(Number.POSITIVE_INFINITY)
    const [outcome] = await Promise.allSettled([readTaken([pool])])
    expect(outcome.status === 'rejected' && refusalIn(outcome.reason)).toMatchObject({ code: 'server.busy' })
  })

  it('misses what was not read without the guard (negative control)', async () => {
    const pool = await newPool()
    withoutGuard('batch')
    stop = leaveUnread(1)
    expect(await readTaken([pool])).toHaveLength(pool.shards - 1)
  })
})

describe('a key that stays throttled after the SDK has tried again', () => {
  const meets = (name: string) => name.startsWith('BatchGet')

  it('is reported as busy, for reads too', async () => {
    const pool = await newPool()
    const { stop: end, tried } = throttleRequests(Number.POSITIVE_INFINITY, meets)
    stop = end
    const [outcome] = await Promise.allSettled([readTaken([pool])])
    expect(tried()).toBe(4)
    expect(outcome.status === 'rejected' && refusalIn(outcome.reason)).toMatchObject({ code: 'server.busy' })
  })

  it('is an unexpected error without the guard (negative control)', async () => {
    const pool = await newPool()
    withoutGuard('busy')
    stop = throttleRequests(Number.POSITIVE_INFINITY, meets).stop
    await expect(readTaken([pool])).rejects.toMatchObject({ cause: { name: 'ThrottlingException' } })
  })
})
