import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { listDoorAttendees } from '@foyer/contracts/check-in/check-in-endpoints'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useSettled } from '../../lib/browser/use-settled.ts'
import { keepOnRoster, searchRoster } from './device/roster.ts'
import { patiently } from './either-signal.ts'
import { foundKey } from './follow-verdict.ts'
import { isPassing } from './is-passing.ts'

const foundAtOnce = 30

/**
 * The list's attendees by name or reference. This device shows those it knows with each letter, because a door's network is slow or gone. The server is
 * asked when typing pauses, and its answer counts.
 */
export function useFoundAttendees(listShortId: string, text: string) {
  const known = useQuery(knownQuery(listShortId, text))
  const settled = useSettled(text)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(askedQuery(listShortId, settled))
  const isAnswered = data !== undefined && settled === text && !isPlaceholderData
  // What this device does not know, the server may.
  const shown = !isAnswered && known.data?.length ? known.data : data
  return { shown, error: shown ? null : error, isPending: isPending && !shown, refetch }
}

/** Those that this device knows. */
function knownQuery(listShortId: string, text: string) {
  return queryOptions({
    queryKey: [...foundKey(listShortId), 'known', text],
    queryFn: () => searchRoster(listShortId, text, foundAtOnce).catch((): DoorAttendee[] => []),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** What the server answers, or this device in its place. */
function askedQuery(listShortId: string, text: string) {
  return queryOptions({
    queryKey: [...foundKey(listShortId), 'asked', text],
    queryFn: async ({ signal }) => {
      try {
        const seenAt = new Date().toISOString()
        const { data } = await call(listDoorAttendees, {
          params: { check_in_list_short_id: listShortId },
          query: { per_page: foundAtOnce, query: text, sort_by: 'last_name', sort_direction: 'asc' },
          signal: patiently(signal),
        })
        await keepOnRoster(listShortId, data, seenAt).catch(() => {})
        return data
      } catch (error) {
        if (!isPassing(error) || signal.aborted) throw error
        return await searchRoster(listShortId, text, foundAtOnce).catch(() => {
          throw error
        })
      }
    },
    networkMode: 'always',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
