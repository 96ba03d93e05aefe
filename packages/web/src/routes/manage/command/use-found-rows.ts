import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { Order } from '@foyer/contracts/order/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { attendeeQueries } from '../../../features/attendee/attendee-queries.ts'
import { orderQueries } from '../../../features/order/order-queries.ts'
import { useSettled } from '../../../lib/browser/use-settled.ts'

/** Fewer letters find too many people. */
const leastLetters = 2
const most = 5
const page = { page: 1, per_page: most }
const reference = /\b[oa]-[a-z0-9]{7}\b/i

/**
 * The orders and people of an event that the server finds for these words. A reference is searched alone, so that "refund O-…"
 * finds its order; whole references and addresses are read by their keys (docs/decisions/0104).
 */
export function useFoundRows(eventId: string | undefined, words: string) {
  const typed = useSettled(words.trim())
  const query = reference.exec(typed)?.[0] ?? typed
  const isAsked = eventId !== undefined && query.length >= leastLetters && words.trim() !== ''
  const list = { ...page, query }
  const orders = useQuery({ ...orderQueries.list(eventId ?? '', list), enabled: isAsked })
  const attendees = useQuery({ ...attendeeQueries.list(eventId ?? '', list), enabled: isAsked })
  return {
    /** Whether more may come. */
    isSearching: isAsked && (orders.isFetching || attendees.isFetching || typed !== words.trim()),
    orders: (isAsked && orders.data?.data) || [],
    attendees: (isAsked && attendees.data?.data) || [],
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
    orders: latest<Order>(orderQueries.detail(eventId, '').queryKey),
    attendees: latest<Attendee>(attendeeQueries.detail(eventId, '').queryKey),
  }
}
