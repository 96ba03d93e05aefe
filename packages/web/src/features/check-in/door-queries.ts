import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { getPublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { adoptScans } from './device/adopt-scans.ts'
import { keepList, keptList } from './device/kept-list.ts'
import { forgetAll } from './device/roster.ts'
import { patiently } from './either-signal.ts'
import { isPassing } from './is-passing.ts'
import { refreshRoster } from './sync/refresh-roster.ts'

/** Milliseconds between requests for the counter, because other devices scan too. */
const counterInterval = 15_000
/** Milliseconds between questions about what changed on the list, if nothing asks sooner. */
const rosterInterval = 30_000

/** A list, and when it came: from the server just now, or kept since `synced_at`. */
export interface DoorList {
  list: PublicCheckInList
  synced_at: string
  isReachable: boolean
}

/**
 * `networkMode: 'always'`, because the request itself finds out whether there is a network. Without one the device
 * answers.
 */
export function doorListQuery(listShortId: string) {
  return queryOptions({
    queryKey: ['door-list', listShortId],
    queryFn: async ({ signal }): Promise<DoorList> => {
      try {
        const params = { check_in_list_short_id: listShortId }
        const { data: list } = await call(getPublicCheckInList, { params, signal: patiently(signal) })
        const synced_at = new Date().toISOString()
        await keepList(list, synced_at)
        await adoptScans(list)
        if (list.state === 'EXPIRED') await forgetGuests(listShortId)
        return { list, synced_at, isReachable: true }
      } catch (error) {
        const isRenewed = isCallError(error, 'check_in_list.link_renewed')
        if (isRenewed || isCallError(error, 'check_in_list.not_found')) await forgetGuests(listShortId)
        const kept = !isRenewed && isPassing(error) && !signal.aborted ? await keptList(listShortId) : null
        if (!kept) throw error
        return { list: kept.list, synced_at: kept.synced_at, isReachable: false }
      }
    },
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: counterInterval,
    staleTime: 0,
  })
}

/** Keeps the device's copy of the attendees fresh while the list is open. It has no data of its own. */
export function rosterQuery(listShortId: string) {
  return queryOptions({
    queryKey: ['door-roster', listShortId],
    queryFn: async ({ signal }) => {
      await refreshRoster(listShortId, signal)
      return null
    },
    refetchInterval: rosterInterval,
    staleTime: 0,
  })
}

/** Once the list is closed, the names of its guests need not stay on this device. */
async function forgetGuests(listShortId: string): Promise<void> {
  await forgetAll(listShortId).catch(() => {})
}
