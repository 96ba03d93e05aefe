import { type Locale, locale } from '@foyer/contracts/locale'
import type { Context as HonoContext } from 'hono'

/**
 * The language in the URL (`?lang=fr`), else the one that the edge chose for this visitor. Both are part of the edge's
 * cache key.
 */
export function pageLocale(c: HonoContext): Locale {
  return namedLocale(c) ?? locale.catch('en').parse(c.req.header('x-foyer-locale'))
}

/** The language in the URL. Null if the visitor's own applies. */
export function namedLocale(c: HonoContext): Locale | null {
  return locale
    .nullable()
    .catch(null)
    .parse(c.req.query('lang') ?? null)
}
