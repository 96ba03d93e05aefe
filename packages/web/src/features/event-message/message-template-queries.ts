import {
  deleteMessageTemplate,
  listMessageTemplates,
  saveMessageTemplate,
} from '@foyer/contracts/event-message/event-message-endpoints'
import type { SaveMessageTemplateBody } from '@foyer/contracts/event-message/message-template'
import type { Locale } from '@foyer/contracts/locale'
import { msg } from '@lingui/core/macro'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'

const keyOf = (event_id: string) => [...eventKey(event_id), 'message-templates'] as const

/** What a message may start from, with suggestions in that language. */
export function messageTemplatesQuery(event_id: string, locale: Locale) {
  return queryOptions({
    queryKey: [...keyOf(event_id), locale],
    queryFn: async ({ signal }) =>
      (await call(listMessageTemplates, { params: { event_id }, query: { locale }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** Keeps a text under a name, which may have one already. */
export function useSaveMessageTemplate(event_id: string) {
  const refresh = useRefresh(event_id)
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: SaveMessageTemplateBody) =>
      (await call(saveMessageTemplate, { params: { event_id }, body, idempotencyKey: attempt.keyFor(body) }))
        .data,
    onSuccess: refresh,
    onSettled: (_template, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

export function useDeleteMessageTemplate(event_id: string) {
  const refresh = useRefresh(event_id)
  return useMutation({
    mutationFn: (template_id: string) => call(deleteMessageTemplate, { params: { event_id, template_id } }),
    onSuccess: refresh,
    meta: { failure: msg`Failed to delete the template` },
  })
}

function useRefresh(event_id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(event_id) })
}
