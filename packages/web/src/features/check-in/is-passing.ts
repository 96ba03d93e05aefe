import { isCallError } from '../../lib/api/call-error.ts'

/** Refusals of the call itself, not of what it asks: too slow, too early, too many, or a stale session. */
const passingStatuses = [401, 403, 408, 425, 429]

/**
 * Whether a failed call may succeed when repeated: no connection, a busy or broken server, or an answer that does not
 * come from Foyer, such as a hotel's sign-in page.
 */
export function isPassing(error: unknown): boolean {
  if (!isCallError(error)) return true
  // The link was renewed, and the scan is sent again from the new one.
  if (error.code === 'check_in_list.link_renewed') return true
  if (error.code === 'network.unreadable' || error.code === 'server.unexpected') return true
  return error.status === 0 || error.status >= 500 || passingStatuses.includes(error.status)
}
