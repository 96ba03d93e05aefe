import { attendeeListQuery } from '@foyer/contracts/attendee/attendee'
import { getAttendee, listAttendees } from '@foyer/contracts/attendee/attendee-endpoints'
import { orderListQuery } from '@foyer/contracts/order/order'
import { getOrder, listOrders } from '@foyer/contracts/order/order-endpoints'
import { shownName } from '@foyer/contracts/person-name'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'

/** A person to choose, or an order's buyer: the name, and a text that tells people with the same name apart. */
export interface Person {
  id: string
  name: string
  detail: string
}

export type PersonKind = 'order' | 'attendee'

const shown = 6

/** Finds people to choose as a message's recipients, by typed text or by their ids. */
export const personQueries = {
  found: (event_id: string, kind: PersonKind, typed: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'people', kind, typed],
      queryFn: async ({ signal }): Promise<Person[]> => {
        const query = { query: typed, per_page: shown }
        const params = { event_id }
        if (kind === 'order') {
          const { data } = await call(listOrders, { params, query: orderListQuery.parse(query), signal })
          return data.map(asPerson)
        }
        const { data } = await call(listAttendees, { params, query: attendeeListQuery.parse(query), signal })
        return data.map(asPerson)
      },
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  one: (event_id: string, kind: PersonKind, id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'person', kind, id],
      queryFn: async ({ signal }): Promise<Person> =>
        kind === 'order'
          ? asPerson((await call(getOrder, { params: { event_id, order_short_id: id }, signal })).data)
          : asPerson((await call(getAttendee, { params: { event_id, attendee_short_id: id }, signal })).data),
      staleTime: 30_000,
    }),
}

interface Named {
  short_id: string
  reference: string
  first_name: string
  last_name: string
  email: string
}

function asPerson(named: Named): Person {
  const { short_id: id, reference, email } = named
  return { id, name: shownName(named) || reference, detail: `${reference} · ${email}` }
}
