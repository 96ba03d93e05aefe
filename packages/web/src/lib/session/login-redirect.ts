import { parseUrl } from '@foyer/contracts/parse-url'
import { paths } from '../../paths.ts'
import { keepUnsavedForms } from '../form/unsaved-forms.ts'
import { clearToken, readToken } from './session.ts'

const returnKey = 'return_address'

/**
 * On these pages a 401 or 403 is handled by the page itself (specification §6). `/auth` has login, register, invitation,
 * resets.
 */
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
 * Whether an answer sends the visitor to login (specification §6): a 401 on private pages, a 403 if signed out or below
 * /manage/event/. On other pages a 403 is shown in place of the page.
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

/**
 * Goes to login and remembers the current address. A full page load, so that nothing of the old session stays in memory.
 */
export function redirectToLoginIfNeeded(status: number): boolean {
  const { pathname } = window.location
  const isSignedIn = readToken() !== null
  if (!isLoginNeeded({ status, pathname, isSignedIn })) return false
  if (status === 403 && isSignedIn) {
    // The session still works for other pages. The login page says who is signed in, so there is no redirect loop.
    keepUnsavedForms()
    keepReturnAddress()
    window.location.assign(paths.auth.loginAsOther())
    return true
  }
  endSession()
  window.location.assign(paths.auth.login())
  return true
}

/** Ends the session, and keeps what was typed and the address for after login. */
export function endSession(): void {
  keepUnsavedForms()
  clearToken()
  keepReturnAddress()
}

/** Remembers an address of this site for after login, by default the current one. */
export function keepReturnAddress(address = currentAddress()): void {
  sessionStorage.setItem(returnKey, address)
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** Returns the remembered address and forgets it. `/manage/events` if there is none. */
export function takeReturnAddress(): string {
  const address = sessionStorage.getItem(returnKey)
  sessionStorage.removeItem(returnKey)
  return isOwnAddress(address) ? address : paths.events()
}

/**
 * True for a path of this site, as a browser reads it: not `//elsewhere`, not another scheme, not either of them with a
 * tab inside.
 */
export function isOwnAddress(address: string | null): address is string {
  if (!address?.startsWith('/')) return false
  const site = 'https://site.invalid'
  return parseUrl(address, site)?.origin === site
}
