import type { LiveEvent } from '@foyer/contracts/event/public-event'
import { safely } from '../lib/browser/safely.ts'
import { readToken } from '../lib/session/session.ts'

/** Milliseconds. Not while the page loads, and not all at once when many come to an opening. */
const earliest = 2000
const spread = 4000

let isNoted = false
/** Sends the view that waits for its moment. */
let pending = () => {}

/** Where this tab's visitor came from, as the loader stored it: for their view and their order. Null where nothing is counted. */
export function visitedFrom(eventId: string): string | null {
  return safely(() => sessionStorage.getItem(`from:${eventId}`)) ?? null
}

type Viewed = Pick<LiveEvent, 'id' | 'lifecycle'> & Partial<Pick<LiveEvent, 'view_sample'>>

/**
 * Counts this view once for each tab, without a cookie and without anything of the visitor (docs/decisions/0130). Where many come, one in `view_sample`
 * does so for all. Organizers who are signed in are not counted, nor who asks not to be.
 */
export function countView({ id, lifecycle, view_sample = 1 }: Viewed): void {
  const came_from = visitedFrom(id)
  if (isNoted || came_from === null || lifecycle === 'ENDED' || readToken() !== null) return
  isNoted = true
  const key = `seen:${id}`
  if (safely(() => sessionStorage.getItem(key)) != null) return
  safely(() => sessionStorage.setItem(key, '1'))
  if (Math.random() * view_sample >= 1) return
  const body = JSON.stringify({ came_from, sample: view_sample })
  pending = () => {
    pending = () => {}
    const headers = { 'content-type': 'application/json' }
    // A view that is lost is lost.
    fetch(`/api/public/events/${id}/views`, { method: 'POST', headers, body, credentials: 'omit' }).catch(
      () => {},
    )
  }
  setTimeout(whenSeen, earliest + Math.random() * spread)
}

/** Counts a view now that waits, because its visitor is about to leave for the checkout. */
export function countViewNow(): void {
  pending()
}

/** A tab that was opened in the background is seen later, or never. Not when it is left: a request then would keep the page from coming back as it was. */
function whenSeen(): void {
  if (document.visibilityState === 'visible') pending()
  else document.addEventListener('visibilitychange', whenSeen, { once: true })
}
