import type { CheckInListState, PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { doorDatabase, type KeptList } from './door-database.ts'

/** Keeps what the server just said about a list; a device that keeps nothing goes on without. */
export async function keepList(list: PublicCheckInList, synced_at: string): Promise<void> {
  try {
    const database = await doorDatabase()
    await database.put('lists', { short_id: list.short_id, list, synced_at })
  } catch {
    // Only a reload without a connection misses it.
  }
}

/** The list as this device last saw it, in the state that it has by now. */
export async function keptList(listShortId: string, now = new Date()): Promise<KeptList | null> {
  const kept = await doorDatabase()
    .then((database) => database.get('lists', listShortId))
    .catch(() => undefined)
  return kept ? { ...kept, list: { ...kept.list, state: stateAt(kept.list, now) } } : null
}

function stateAt({ activates_at, expires_at, closes_at }: PublicCheckInList, now: Date): CheckInListState {
  if (activates_at && now.getTime() < Date.parse(activates_at)) return 'NOT_YET_ACTIVE'
  // An earlier release kept lists without the moment at which their link ends.
  const end = closes_at ?? expires_at
  return end && now.getTime() >= Date.parse(end) ? 'EXPIRED' : 'ACTIVE'
}
