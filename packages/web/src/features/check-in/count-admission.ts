import type { QueryClient } from '@tanstack/react-query'
import { doorListQuery } from './door-queries.ts'

/** The counter moves at once; the next look at the list brings what other doors did. */
export function countAdmission(client: QueryClient, listShortId: string, change: 1 | -1): void {
  client.setQueryData(doorListQuery(listShortId).queryKey, (door) => {
    if (!door) return door
    const checked_in = Math.max(0, door.list.checked_in + change)
    return { ...door, list: { ...door.list, checked_in } }
  })
}
