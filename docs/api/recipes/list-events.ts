import { everyRow, type Foyer } from './foyer.ts'

/** What is on, for a site: the title, the start and the page of each upcoming event of an organizer. */
export async function listEvents(foyer: Foyer, organizer_id: string, address: string) {
  const upcoming = everyRow((page) =>
    foyer.GET('/public/events', {
      params: { query: { page, per_page: 100, organizer_id, 'filter_fields[state][eq]': 'upcoming' } },
    }),
  )
  const events = []
  for await (const { id, slug, title, start_date } of upcoming)
    events.push({ title, start_date, page: `${address}/e/${id}/${slug}` })
  return events
}
