import { setTimeout as sleep } from 'node:timers/promises'
import { confirmedDrift, mendPools } from '@foyer/core/pool/mend-pools'
import { type FoundDrift, rebuildPools } from '@foyer/core/pool/rebuild-pools'

/** The orders' indexes lag less than that. */
const secondsBetweenLooks = 10

/** Prints what an event's pools say otherwise than its orders, and mends it if asked; answers whether all is well then. */
export async function checkPools(event_id: string, mend: boolean): Promise<boolean> {
  const first = await rebuildPools(event_id)
  if (first.length > 0) await sleep(secondsBetweenLooks * 1000)
  const found = first.length > 0 ? confirmedDrift(first, await rebuildPools(event_id)) : []
  for (const drift of found) console.log(sentenceOf(drift))
  if (found.length === 0) console.log('Every count is as the orders say.')
  if (found.length === 0 || !mend) return found.length === 0
  const { mended, left } = await mendPools(found)
  console.log(
    `${mended.length} mended, ${left.length} left: they changed meanwhile or are oversold; look again.`,
  )
  return left.length === 0
}

function sentenceOf(drift: FoundDrift): string {
  if ('size' in drift)
    return `${drift.pool_id}: its counts add up to ${drift.stored_size} instead of ${drift.size}.`
  const { pool_id, shard, stored, counted } = drift
  return `${pool_id}, shard ${shard}: held ${stored.held}, sold ${stored.sold}; by the orders held ${counted.held}, sold ${counted.sold}.`
}
