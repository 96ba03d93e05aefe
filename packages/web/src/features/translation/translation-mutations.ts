import { updateEventSettings } from '@foyer/contracts/event/event-endpoints'
import type { Locale } from '@foyer/contracts/locale'
import {
  deleteEventTranslation,
  updateEventTranslation,
} from '@foyer/contracts/translation/translation-endpoints'
import { msg } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { translationQueries } from './translation-queries.ts'

/** Saves translations by their keys. Without any, the event only gets the language. */
export function useSaveTranslation(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ language, texts }: { language: Locale; texts: Record<string, string> }) =>
      (await call(updateEventTranslation, { params: { event_id, language }, body: { texts } })).data,
    onSuccess: (translation, { language }) => {
      client.setQueryData(translationQueries.one(event_id, language).queryKey, translation)
      return readLanguagesAgain(client, event_id)
    },
    meta: { isErrorShownInPlace: true },
  })
}

export function useRemoveLanguage(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (language: Locale) =>
      call(deleteEventTranslation, { params: { event_id, language } }).then(() => language),
    onSuccess: (language) => {
      client.removeQueries({ queryKey: translationQueries.one(event_id, language).queryKey })
      return readLanguagesAgain(client, event_id)
    },
    meta: { failure: msg`The language was not removed` },
  })
}

/** Says in which language the event's texts are written. */
export function useSetMainLanguage(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (main_language: Locale | null) =>
      call(updateEventSettings, { params: { event_id }, body: { main_language } }),
    onSuccess: async ({ data }) => {
      client.setQueryData([...eventKey(event_id), 'settings'], data)
      await readLanguagesAgain(client, event_id)
    },
    meta: { failure: msg`The language was not saved` },
  })
}

function readLanguagesAgain(client: QueryClient, event_id: string) {
  return client.invalidateQueries({ queryKey: translationQueries.all(event_id).queryKey })
}
