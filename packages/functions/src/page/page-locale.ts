import { type Locale, locale } from '@foyer/contracts/locale'
import type { Context as HonoContext } from 'hono'

/** The language that the edge chose for this visitor and keys its cache by. */
export function pageLocale(c: HonoContext): Locale {
  return locale.catch('en').parse(c.req.header('x-foyer-locale'))
}
