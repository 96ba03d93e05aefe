import type { Shortage } from '../pool/take-from-pools.ts'
import { newId } from '../random-id.ts'

/** Buyers of pools that belong to no event: nothing lapses, and no buyer tells the next. */
export const unmarked: Shortage = {
  event_id: newId('event'),
  marked: async () => [],
  reclaim: async () => false,
  mark: async () => undefined,
}
