import { type Locale, locale, negotiateLocale } from '@foyer/contracts/locale'
import { parse } from 'hono/utils/cookie'

/** What the CloudFront function computes into `x-foyer-locale`: the cookie first, then the browser's languages. */
export function viewerLocale(headers: Headers): Locale {
  const chosen = locale.safeParse(parse(headers.get('cookie') ?? '', 'locale').locale)
  return chosen.success ? chosen.data : negotiateLocale(headers.get('accept-language'))
}
