import type { Locale } from '@foyer/contracts/locale'

interface Named {
  id: string
  slug: string
}

/** Where the event's page lives, below the site's origin. */
export function eventAddress({ id, slug }: Named): string {
  return `/e/${id}/${encodeURIComponent(slug)}`
}

/** A page's address in that language: `/e/ev_1/jazz?lang=fr`. */
export function inLanguage(address: string, locale: Locale): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}

/** Where the organizer's page lives, below the site's origin; further pages and past events as parameters. */
export function organizerAddress(
  { id, slug }: Named,
  { state = 'upcoming', page = 1 }: { state?: 'upcoming' | 'ended'; page?: number } = {},
): string {
  const search = new URLSearchParams({
    ...(state === 'ended' ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  const path = `/o/${id}/${encodeURIComponent(slug)}`
  return search.size > 0 ? `${path}?${search}` : path
}
