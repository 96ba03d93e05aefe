import { everyRow, type Foyer } from './foyer.ts'

/** The people in orders since a moment, for a CRM: one entry for each email address with what they spent, in minor units. */
export async function syncOrders(foyer: Foyer, event_id: string, since: string) {
  const orders = everyRow((page) =>
    foyer.GET('/events/{event_id}/orders', {
      params: {
        path: { event_id },
        query: {
          ...{ page, per_page: 100, sort_by: 'created_at', sort_direction: 'asc' },
          'filter_fields[created_at][gte]': since,
          'filter_fields[status][eq]': 'COMPLETED',
        },
      },
    }),
  )
  const people = new Map<string, { name: string; spent: number; currency: string }>()
  for await (const { email, first_name, last_name, total, refunded_total, currency } of orders) {
    const spent = (people.get(email)?.spent ?? 0) + total - refunded_total
    people.set(email, { name: `${first_name} ${last_name}`.trim(), spent, currency })
  }
  return people
}
