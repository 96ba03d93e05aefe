interface Organizer {
  id: string
  slug: string
}

/** Where the organizer's page lives, below the site's origin; further pages and past events as parameters. */
export function organizerAddress(
  { id, slug }: Organizer,
  { state = 'upcoming', page = 1 }: { state?: 'upcoming' | 'ended'; page?: number } = {},
): string {
  const search = new URLSearchParams({
    ...(state === 'ended' ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  const path = `/o/${id}/${encodeURIComponent(slug)}`
  return search.size > 0 ? `${path}?${search}` : path
}
