import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { MessageText } from '@foyer/contracts/event-message/event-message'
import {
  cancelEventMessage,
  createEventMessage,
  deleteEventMessage,
  sendTestMessage,
  updateEventMessage,
} from '@foyer/contracts/event-message/event-message-endpoints'
import { msg } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { eventMessageQueries } from './event-message-queries.ts'

/** Sends a message. Trying again after a lost answer does not send it twice. */
export function useSendMessage(event_id: string) {
  const add = useAddRow(eventMessageQueries.lists(event_id), 'first')
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createEventMessage>['body']) =>
      (await call(createEventMessage, { params: { event_id }, body, idempotencyKey: attempt.keyFor(body) }))
        .data,
    onSuccess: add,
    onSettled: (_message, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

export function useSendTestMessage(event_id: string) {
  return useMutation({
    mutationFn: (body: MessageText) => call(sendTestMessage, { params: { event_id }, body }),
  })
}

/** Changes a scheduled message. */
export function useChangeMessage(event_id: string, { isErrorShownInPlace = false } = {}) {
  const keep = useKeepRow(eventMessageQueries.key(event_id))
  const refresh = useRefresh(event_id)
  return useMutation({
    mutationFn: async ({ id: message_id, body }: MessageChange) =>
      (await call(updateEventMessage, { params: { event_id, message_id }, body })).data,
    onSuccess: keep,
    onError: refresh,
    meta: { isErrorShownInPlace },
  })
}

interface MessageChange {
  id: string
  body: EndpointInput<typeof updateEventMessage>['body']
}

export function useCancelMessage(event_id: string) {
  const keep = useKeepRow(eventMessageQueries.key(event_id))
  const refresh = useRefresh(event_id)
  return useMutation({
    mutationFn: async (message_id: string) =>
      (await call(cancelEventMessage, { params: { event_id, message_id } })).data,
    onSuccess: keep,
    onError: refresh,
  })
}

export function useDeleteMessage(event_id: string) {
  const drop = useDropRow(eventMessageQueries.lists(event_id))
  return useMutation({
    mutationFn: (message_id: string) => call(deleteEventMessage, { params: { event_id, message_id } }),
    onSuccess: (_answer, message_id) => drop(message_id),
    meta: { failure: msg`Failed to delete the message` },
  })
}

/** A message that cannot be changed any more may have been sent meanwhile. */
function useRefresh(event_id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: eventMessageQueries.key(event_id) })
}
