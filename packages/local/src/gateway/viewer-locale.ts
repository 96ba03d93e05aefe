import { type Locale, locale, negotiateLocale } from '@foyer/contracts/locale'
import { parse } from 'hono/utils/cookie'

/**
 * What the CloudFront function computes into `x-foyer-locale`: what a widget's address asks for, then the cookie, then the
 * browser's languages.
 */
export function viewerLocale(headers: Headers, { pathname, searchParams }: URL): Locale {
  const asked = locale.safeParse(pathname.startsWith('/widget/') ? searchParams.get('locale') : null)
  if (asked.success) return asked.data
  const chosen = locale.safeParse(parse(headers.get('cookie') ?? '', 'locale').locale)
  return chosen.success ? chosen.data : negotiateLocale(headers.get('accept-language'))
}
