import {
  countAll,
  mendStatistics,
  rebuildStatistics,
  type StatisticsDrift,
} from '@foyer/core/repair/mend-statistics'
import type { CommandInput, Terminal } from './command.ts'
import { requireEventId } from './require-event-id.ts'

/** The orders' indexes lag less than that, and so do the statistics unless their queue is stuck. */
const secondsBetweenLooks = 10

/** Prints what an event's statistics say otherwise than its orders, and mends it if asked; answers whether all is well then. */
export async function checkStatistics({ words, options, terminal, say }: CommandInput): Promise<boolean> {
  const event_id = await requireEventId(words[0])
  let found = await lookTwice(event_id, terminal)
  if (options.mend && found.length > 0) {
    await countAll(event_id)
    found = await lookTwice(event_id, terminal)
    await mendStatistics(event_id, found)
    found = await rebuildStatistics(event_id)
  }
  for (const { part, missing } of found) say(`${part} lacks ${JSON.stringify(missing)}.`)
  say(found.length === 0 ? 'Every sum is as the orders say.' : `${found.length} sums are wrong.`)
  return found.length === 0
}

/** What two looks have found in the same numbers: not a sale that was under way. */
async function lookTwice(event_id: string, { wait }: Terminal): Promise<StatisticsDrift[]> {
  const first = await rebuildStatistics(event_id)
  if (first.length === 0) return []
  await wait(secondsBetweenLooks)
  const seen = new Set(first.map((drift) => JSON.stringify(drift)))
  return (await rebuildStatistics(event_id)).filter((drift) => seen.has(JSON.stringify(drift)))
}
