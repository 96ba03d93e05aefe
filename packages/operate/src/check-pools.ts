import { dropAvailability } from '@foyer/core/availability/refresh-availability'
import { countUses } from '@foyer/core/promo-code/count-uses'
import { confirmedDrift, mendPools } from '@foyer/core/repair/mend-pools'
import { type FoundDrift, rebuildPools } from '@foyer/core/repair/rebuild-pools'
import type { CommandInput } from './command.ts'
import { requireEventId } from './require-event-id.ts'

/** The lag of the orders' indexes is below that. */
const secondsBetweenLooks = 10

/** Prints where an event's pools differ from its orders, and mends them if asked. Answers whether all is well afterwards. */
export async function checkPools({ words, options, terminal, say }: CommandInput): Promise<boolean> {
  const event_id = await requireEventId(words[0])
  const first = await rebuildPools(event_id)
  if (first.length > 0) await terminal.wait(secondsBetweenLooks)
  const found = first.length > 0 ? confirmedDrift(first, await rebuildPools(event_id)) : []
  for (const drift of found) say(sentenceOf(drift))
  if (found.length === 0) say('Every count agrees with the orders.')
  if (found.length === 0 || !options.mend) return found.length === 0
  const { mended, left } = await mendPools(event_id, found)
  if (mended.length > 0) await dropAvailability(event_id)
  await countUses(
    event_id,
    mended.map(({ pool_id }) => pool_id),
  )
  say(`${mended.length} mended.`)
  if (left.length > 0) say(`${left.length} left: they changed meanwhile or are oversold. Run this again.`)
  return left.length === 0
}

function sentenceOf(drift: FoundDrift): string {
  if ('size' in drift)
    return `${drift.pool_id}: its counts add up to ${drift.stored_size} instead of ${drift.size}.`
  const { pool_id, shard, stored, counted } = drift
  return `${pool_id}, shard ${shard}: held ${stored.held}, sold ${stored.sold}; its orders hold ${counted.held} and have ${counted.sold} sold.`
}
