import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { listAttendees } from '@foyer/contracts/attendee/attendee-endpoints'
import type { Order } from '@foyer/contracts/order/order'
import { listOrders } from '@foyer/contracts/order/order-endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { rowKeys } from '../../../lib/api/event-key.ts'
import { useSettled } from '../../../lib/browser/use-settled.ts'

/** Fewer letters find too many people. */
const leastLetters = 2
/** What lists take at most. */
const mostLetters = 200
const most = 5
const page = { page: 1, per_page: most }
const reference = /\b[oa]-[a-z0-9]{7}\b/i

/**
 * The orders and people of an event that the server finds for these words. A reference is searched alone, so that "refund O-…"
 * finds its order; whole references and addresses are read by their keys (docs/decisions/0104).
 */
export function useFoundRows(eventId: string | undefined, words: string) {
  const typed = useSettled(words.trim())
  const query = reference.exec(typed)?.[0] ?? typed.slice(0, mostLetters)
  const isAsked = eventId !== undefined && query.length >= leastLetters && words.trim() !== ''
  const event_id = eventId ?? ''
  const list = { ...page, query }
  const kept = { placeholderData: keepPreviousData, staleTime: 10_000, enabled: isAsked }
  const asked = { params: { event_id }, query: list }
  const orders = useQuery({
    queryKey: [...rowKeys.orders(event_id), list],
    queryFn: ({ signal }) => call(listOrders, { ...asked, signal }),
    ...kept,
  })
  const attendees = useQuery({
    queryKey: [...rowKeys.attendees(event_id), list],
    queryFn: ({ signal }) => call(listAttendees, { ...asked, signal }),
    ...kept,
  })
  // Together, so that what is listed first, and chosen by Enter, does not depend on which answer comes first.
  const areBoth = isAsked && !orders.isPending && !attendees.isPending
  return {
    /** Whether more may come. */
    isSearching: isAsked && (orders.isFetching || attendees.isFetching || typed !== words.trim()),
    orders: (areBoth && orders.data?.data) || [],
    attendees: (areBoth && attendees.data?.data) || [],
  }
}

/** The orders and attendees of an event that were looked at last and are still known, latest first. Nothing is stored for it. */
export function useRecentRows(eventId: string | undefined) {
  const client = useQueryClient()
  const latest = <Row>(queryKey: readonly unknown[]): Row[] =>
    client
      .getQueryCache()
      // The key of a detail ends with its id, so the rest of it finds all of that event.
      .findAll({ queryKey: queryKey.slice(0, -1) })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .flatMap(({ state }) => (state.data === undefined ? [] : [state.data as Row]))
      .slice(0, most)
  if (eventId === undefined) return { orders: [], attendees: [] }
  return {
    orders: latest<Order>(rowKeys.order(eventId, '')),
    attendees: latest<Attendee>(rowKeys.attendee(eventId, '')),
  }
}
