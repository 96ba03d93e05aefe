import { isCallError } from '../../lib/api/call-error.ts'

/** Refusals that are about the call, not about what it asks: too slow, too early, too many, or a stale session's cookie. */
const passingStatuses = [401, 403, 408, 425, 429]

/**
 * Whether a failed call says nothing about what was asked, so that asking again may be answered: no connection, a busy
 * or broken server, or an answer that is not from Foyer, such as a hotel's sign-in page.
 */
export function isPassing(error: unknown): boolean {
  if (!isCallError(error)) return true
  // The link has been renewed: what waits is sent from the new one.
  if (error.code === 'check_in_list.link_renewed') return true
  if (error.code === 'network.unreadable' || error.code === 'server.unexpected') return true
  return error.status === 0 || error.status >= 500 || passingStatuses.includes(error.status)
}
