import { readToken } from '../lib/session/session.ts'
import { patterns } from '../paths.ts'

/** Whether this address signs in: the sign-in page itself, and `/` for somebody without a session (specification §2). */
export function isAtFrontDoor(): boolean {
  const address = window.location.pathname.replace(/(?<=.)\/$/, '')
  return address === patterns.login || (address === patterns.home && readToken() === null)
}
