import type { Endpoint } from '@foyer/contracts/endpoint'
import type { MiddlewareHandler } from 'hono'
import { pathMatcher } from './path-matcher.ts'

/** What another site's script may read of an answer besides its body. */
const told = [
  ...['etag', 'retry-after', 'x-request-id', 'foyer-version'],
  ...['ratelimit', 'ratelimit-policy', 'deprecation', 'sunset'],
]

/** A read without a key, a session or a link: what it answers is the same for everybody. */
export function isOpenToSites({ method, access }: Pick<Endpoint, 'method' | 'access'>): boolean {
  return method === 'GET' && access === 'public'
}

/** Lets every site's scripts read what is public, without cookies and keys (docs/decisions/0144). No other answer allows another origin. */
export function openToSites(endpoints: readonly Endpoint[]): MiddlewareHandler {
  const isOpen = pathMatcher(endpoints.filter(isOpenToSites))
  return async (c, next) => {
    if (isOpen(c.req.path)) {
      c.header('access-control-allow-origin', '*')
      c.header('access-control-expose-headers', told.join(', '))
    }
    if (isOpen(c.req.path) && c.req.method === 'OPTIONS') {
      c.header('access-control-allow-methods', 'GET, HEAD')
      c.header('access-control-allow-headers', 'if-none-match, foyer-version')
      c.header('access-control-max-age', '86400')
    }
    await next()
  }
}
