import { eventListQuery } from '@foyer/contracts/event/event'
import {
  getEvent,
  getEventDefaults,
  getEventSettings,
  listEvents,
  previewEvent,
} from '@foyer/contracts/event/event-endpoints'
import type { Locale } from '@foyer/contracts/locale'
import { listOrganizerEvents } from '@foyer/contracts/organizer/organizer-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { loadEventCatalog } from '../../event-page/event-catalog.ts'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

export const eventQueries = {
  /** Events of the account, or of one organizer. */
  list: (list: ListState, organizer_id?: string) =>
    queryOptions({
      queryKey: ['events', organizer_id ?? 'all', list],
      queryFn: ({ signal }) => {
        const query = toListQuery(eventListQuery, list)
        return organizer_id
          ? call(listOrganizerEvents, { params: { organizer_id }, query, signal })
          : call(listEvents, { query, signal })
      },
      placeholderData: keepPreviousData,
    }),
  /** The events that the event switcher offers for these words, in the order of an organizer's day. */
  agenda: (query: string) =>
    eventQueries.list({
      page: 1,
      per_page: 20,
      sort_by: 'agenda',
      sort_direction: 'asc',
      ...(query && { query }),
    }),
  detail: (event_id: string) =>
    queryOptions({
      queryKey: eventKey(event_id),
      queryFn: async ({ signal }) => (await call(getEvent, { params: { event_id }, signal })).data,
    }),
  settings: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'settings'],
      queryFn: async ({ signal }) => (await call(getEventSettings, { params: { event_id }, signal })).data,
    }),
  /** The event as its page shows it, or would once it is live. */
  preview: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'preview'],
      queryFn: async ({ signal }) => (await call(previewEvent, { params: { event_id }, signal })).data,
    }),
  /** The texts of event pages. */
  pageWords: (locale: Locale) =>
    queryOptions({
      queryKey: ['event-page-words', locale],
      queryFn: () => loadEventCatalog(locale),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The initial settings of the account's new events. */
  defaults: (account_id: string) =>
    queryOptions({
      queryKey: ['event-defaults', account_id],
      queryFn: async ({ signal }) => (await call(getEventDefaults, { params: { account_id }, signal })).data,
    }),
}
