import type { CheckInListState, PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { doorDatabase, type KeptList } from './door-database.ts'

/** Keeps what the server just said about a list. A device that cannot store it goes on without. */
export async function keepList(list: PublicCheckInList, synced_at: string): Promise<void> {
  try {
    const database = await doorDatabase()
    await database.put('lists', { short_id: list.short_id, list, synced_at })
  } catch {
    // The list is only missed after a reload without a connection.
  }
}

/** The list as this device last saw it, with its state recomputed for `now`. */
export async function keptList(listShortId: string, now = new Date()): Promise<KeptList | null> {
  const kept = await doorDatabase()
    .then((database) => database.get('lists', listShortId))
    .catch(() => undefined)
  return kept ? { ...kept, list: { ...kept.list, state: stateAt(kept.list, now) } } : null
}

function stateAt({ activates_at, expires_at, closes_at }: PublicCheckInList, now: Date): CheckInListState {
  if (activates_at && now.getTime() < Date.parse(activates_at)) return 'NOT_YET_ACTIVE'
  // Earlier releases kept lists without `closes_at`.
  const end = closes_at ?? expires_at
  return end && now.getTime() >= Date.parse(end) ? 'EXPIRED' : 'ACTIVE'
}
