import { parseUrl } from '@foyer/contracts/parse-url'
import { paths } from '../../paths.ts'
import { keepUnsavedForms } from '../form/unsaved-forms.ts'
import { clearToken, readToken } from './session.ts'

const returnKey = 'return_address'

/** Specification §6: on these a 401 or 403 is the page's own matter. `/auth` holds login, register, invitation, resets. */
const publicPrefixes = [
  '/auth',
  '/login',
  '/register',
  '/forgot-password',
  '/invitation',
  '/account/payment',
  '/checkout',
  '/event',
  '/e',
  '/order',
  '/print',
  '/widget',
  '/ticket',
  '/tickets',
  '/check-in',
]

export function isPublicPath(pathname: string): boolean {
  if (pathname.startsWith('/manage/event/')) return false
  return publicPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}

/**
 * Whether an answer sends the visitor to login (specification §6): a 401 on every private page, a 403 where no one is
 * signed in and always below /manage/event/. Elsewhere a person who may not open a page reads so in its place.
 */
export function isLoginNeeded({ status, pathname, isSignedIn }: Answer): boolean {
  if (isPublicPath(pathname)) return false
  return status === 401 || (status === 403 && (!isSignedIn || pathname.startsWith('/manage/event/')))
}

interface Answer {
  status: number
  pathname: string
  isSignedIn: boolean
}

/** Keeps the present address for after login and goes there. A full load, so nothing of the old session stays in memory. */
export function redirectToLoginIfNeeded(status: number): boolean {
  const { pathname } = window.location
  const isSignedIn = readToken() !== null
  if (!isLoginNeeded({ status, pathname, isSignedIn })) return false
  if (status === 403 && isSignedIn) {
    // The session is good for other pages, and the sign-in screen says who it belongs to: so nothing loops.
    keepUnsavedForms()
    keepReturnAddress()
    window.location.assign(paths.auth.loginAsOther())
    return true
  }
  endSession()
  window.location.assign(paths.auth.login())
  return true
}

/** What is to be done before a page without a session gives way to login: nothing that was typed is lost. */
export function endSession(): void {
  keepUnsavedForms()
  clearToken()
  keepReturnAddress()
}

/** Remembers where the visitor is, for after login. */
export function keepReturnAddress(): void {
  const { pathname, search, hash } = window.location
  sessionStorage.setItem(returnKey, pathname + search + hash)
}

/** The address to go to after login, once; `/manage/events` when none was kept. */
export function takeReturnAddress(): string {
  const address = sessionStorage.getItem(returnKey)
  sessionStorage.removeItem(returnKey)
  return isOwnAddress(address) ? address : paths.events()
}

/** Only a path of this site, as a browser would read it: never `//elsewhere`, a scheme, or either with a tab inside. */
export function isOwnAddress(address: string | null): address is string {
  if (!address?.startsWith('/')) return false
  const site = 'https://site.invalid'
  return parseUrl(address, site)?.origin === site
}
