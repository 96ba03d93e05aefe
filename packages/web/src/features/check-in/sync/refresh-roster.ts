import { listDoorAttendees } from '@foyer/contracts/check-in/check-in-endpoints'
import { call } from '../../../lib/api/call.ts'
import { forgetLongUnseen, forgetUnseen, keepOnRoster } from '../device/roster.ts'

const pageSize = 100

/**
 * Copies every attendee of a list to this device, newest first: an attendee added during the copy pushes others to a
 * later page, so none is skipped. One tab at a time.
 */
export function refreshRoster(listShortId: string, signal: AbortSignal): Promise<void> {
  return navigator.locks.request(`door-roster:${listShortId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const startedAt = new Date().toISOString()
    let page = 1
    let isLast = false
    while (!isLast) {
      const seenAt = new Date().toISOString()
      const { data } = await call(listDoorAttendees, {
        params: { check_in_list_short_id: listShortId },
        query: { page, per_page: pageSize },
        signal,
      })
      await keepOnRoster(listShortId, data, seenAt)
      isLast = data.length < pageSize
      page += 1
    }
    await forgetUnseen(listShortId, startedAt)
    await forgetLongUnseen()
  })
}
