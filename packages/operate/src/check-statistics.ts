import {
  countAll,
  mendStatistics,
  rebuildStatistics,
  type StatisticsDrift,
} from '@foyer/core/repair/mend-statistics'
import type { CommandInput, Terminal } from './command.ts'
import { counted } from './counted.ts'
import { requireEventId } from './require-event-id.ts'

/** The lag of the orders' indexes is below that. So is the lag of the statistics, unless their queue is stuck. */
const secondsBetweenLooks = 10

/** Prints where an event's statistics differ from its orders, and mends them if asked. Answers whether all is well afterwards. */
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
  say(found.length === 0 ? 'Every sum agrees with the orders.' : `Wrong: ${counted(found.length, 'sum')}.`)
  return found.length === 0
}

/** Differences that two looks find with the same numbers, so that a sale under way is not one of them. */
async function lookTwice(event_id: string, { wait }: Terminal): Promise<StatisticsDrift[]> {
  const first = await rebuildStatistics(event_id)
  if (first.length === 0) return []
  await wait(secondsBetweenLooks)
  const seen = new Set(first.map((drift) => JSON.stringify(drift)))
  return (await rebuildStatistics(event_id)).filter((drift) => seen.has(JSON.stringify(drift)))
}
