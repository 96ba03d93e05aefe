import { type Locale, locale } from '@foyer/contracts/locale'
import type { Context as HonoContext } from 'hono'

/** The language that the address names (`?lang=fr`), or else the one that the edge chose for this visitor; the edge keys its cache by both. */
export function pageLocale(c: HonoContext): Locale {
  return namedLocale(c) ?? locale.catch('en').parse(c.req.header('x-foyer-locale'))
}

/** The language that the address names; null where it leaves that to the visitor. */
export function namedLocale(c: HonoContext): Locale | null {
  return locale
    .nullable()
    .catch(null)
    .parse(c.req.query('lang') ?? null)
}
