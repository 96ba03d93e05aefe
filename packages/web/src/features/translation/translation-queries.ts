import type { Locale } from '@foyer/contracts/locale'
import {
  getEventTranslation,
  listEventTranslations,
} from '@foyer/contracts/translation/translation-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'

export const translationQueries = {
  /** The event's languages, and what is missing in each. */
  all: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'translations'],
      queryFn: async ({ signal }) =>
        (await call(listEventTranslations, { params: { event_id }, signal })).data,
    }),
  /** Its texts beside their translations into that language. */
  one: (event_id: string, language: Locale) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'translation', language],
      queryFn: async ({ signal }) =>
        (await call(getEventTranslation, { params: { event_id, language }, signal })).data,
    }),
}
