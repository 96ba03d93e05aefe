import { listDoorAttendees } from '@foyer/contracts/check-in/check-in-endpoints'
import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { getPublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { adoptScans } from './device/adopt-scans.ts'
import { keepList, keptList } from './device/kept-list.ts'
import { forgetUnseen, keepOnRoster, searchRoster } from './device/roster.ts'
import { eitherSignal } from './either-signal.ts'
import { isPassing } from './is-passing.ts'
import { refreshRoster } from './sync/refresh-roster.ts'

/** Other doors scan too: how often the counter is asked after, in milliseconds. */
const counterInterval = 15_000
/** How often the device's copy of the whole list is renewed while nothing else asks for it. */
const rosterInterval = 5 * 60_000
/** A line that hangs is as good as none: then the device answers. */
const patience = 6000
const foundAtOnce = 30

/** A list and how this device knows it: from the server just now, or as it was at `synced_at`. */
export interface DoorList {
  list: PublicCheckInList
  synced_at: string
  isReachable: boolean
}

/** `networkMode: 'always'`: without a network the device answers, and whether there is one is what it finds out. */
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

/** Who the list admits, found by name or reference; among those that this device knows where there is no connection. */
export function doorAttendeesQuery(listShortId: string, query: string) {
  return queryOptions({
    queryKey: ['door-attendees', listShortId, query],
    queryFn: async ({ signal }) => {
      try {
        const seenAt = new Date().toISOString()
        const { data } = await call(listDoorAttendees, {
          params: { check_in_list_short_id: listShortId },
          query: { per_page: foundAtOnce, query, sort_by: 'last_name', sort_direction: 'asc' },
          signal: patiently(signal),
        })
        await keepOnRoster(listShortId, data, seenAt).catch(() => {})
        return data
      } catch (error) {
        if (!isPassing(error) || signal.aborted) throw error
        return await searchRoster(listShortId, query, foundAtOnce).catch(() => {
          throw error
        })
      }
    },
    networkMode: 'always',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Keeps the device's copy of the list of attendees fresh while the door is open; nothing to show. */
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

/** The door is closed: its guests' names need not stay on this device. */
async function forgetGuests(listShortId: string): Promise<void> {
  await forgetUnseen(listShortId, new Date().toISOString()).catch(() => {})
}

function patiently(signal: AbortSignal): AbortSignal {
  return eitherSignal(signal, AbortSignal.timeout(patience))
}
