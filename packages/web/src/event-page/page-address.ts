import type { Locale } from '@foyer/contracts/locale'

interface Named {
  id: string
  slug: string
}

/** The path of an event's page. */
export function eventAddress({ id, slug }: Named): string {
  return `/e/${id}/${encodeURIComponent(slug)}`
}

/** The address of a page in this language: `/e/ev_1/jazz?lang=fr`. */
export function inLanguage(address: string, locale: Locale): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}

/** Where tickets that are held are paid. */
export function checkoutAddress(eventId: string, orderShortId: string): string {
  return `/checkout/${eventId}/${orderShortId}/details`
}

/** The path of an organizer's page, with parameters for further pages and past events. */
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
