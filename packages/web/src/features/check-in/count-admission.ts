import type { QueryClient } from '@tanstack/react-query'
import { doorListQuery } from './door-queries.ts'

/** Raises the counter at once. The next request for the list brings what other devices admitted. */
export function countAdmission(client: QueryClient, listShortId: string, change: 1 | -1): void {
  client.setQueryData(doorListQuery(listShortId).queryKey, (door) => {
    if (!door) return door
    const checked_in = Math.max(0, door.list.checked_in + change)
    return { ...door, list: { ...door.list, checked_in } }
  })
}
