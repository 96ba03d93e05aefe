import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { doorDatabase, ofList } from './door-database.ts'

/**
 * After a list's link is renewed, moves what this device kept under the old link to the new one: waiting scans, so that
 * they are sent, and conflicts, so that they are still shown (F20).
 */
export async function adoptScans({ id, short_id }: PublicCheckInList): Promise<void> {
  try {
    const database = await doorDatabase()
    const lists = await database.getAll('lists')
    const earlier = lists.filter((kept) => kept.list.id === id && kept.short_id !== short_id)
    for (const kept of earlier) await adopt(kept.short_id, short_id)
    if (earlier.length === 0) return
    const channel = new BroadcastChannel(`door:${short_id}`)
    channel.postMessage('changed')
    channel.close()
  } catch {
    // The scans stay under the old link. The next request for the list tries again.
  }
}

async function adopt(from: string, list_short_id: string): Promise<void> {
  const move = (await doorDatabase()).transaction(['scans', 'conflicts', 'lists'], 'readwrite')
  const [scans, conflicts] = [move.objectStore('scans'), move.objectStore('conflicts')]
  for (const scan of await scans.index('list_order').getAll(ofList(from)))
    await scans.put({ ...scan, list_short_id })
  for (const conflict of await conflicts.index('list_order').getAll(ofList(from)))
    await conflicts.put({ ...conflict, list_short_id })
  await move.objectStore('lists').delete(from)
  await move.done
}
