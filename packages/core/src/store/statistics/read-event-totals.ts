import { allPart } from './counts.ts'
import { readParts } from './read-parts.ts'
import { type Sums, sumOf } from './sums.ts'

/** What an event has sold in all, and how long its lists are; a moment behind its orders. Zeros before the first. */
export async function readEventTotals(event_id: string): Promise<Sums> {
  return (await readParts(event_id, [allPart])).get(allPart) ?? sumOf({}, {})
}
