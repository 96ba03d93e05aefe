import { compareLog } from '@foyer/core/snapshot/compare-log'
import type { Facts } from './read-facts.ts'

/** The event's snapshot and change log are what its lists show, whatever messages were lost, late or repeated. */
export async function checkLog({ world, sales }: Facts): Promise<string[]> {
  const differences = await compareLog(world.event_id)
  if (differences === null) return sales.length > 0 ? ['the event has no snapshot'] : []
  return differences.map(
    ({ kind, id, logged, listed }) =>
      `the log has ${JSON.stringify(logged)} of ${kind} ${id}, the lists ${JSON.stringify(listed)}`,
  )
}
