import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { Event, EventStatus } from '@foyer/contracts/event/event'
import {
  createEvent,
  duplicateEvent,
  getEventPoster,
  renewPreviewLink,
  updateEvent,
  updateEventDefaults,
  updateEventSettings,
  updateEventStatus,
} from '@foyer/contracts/event/event-endpoints'
import { msg } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callFile } from '../../lib/api/call.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'
import { eventQueries } from './event-queries.ts'

/** Creates an event with what is given of its settings and tickets. */
export function useCreateEvent() {
  const client = useQueryClient()
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createEvent>['body']) =>
      (await call(createEvent, { body, idempotencyKey: attempt.keyFor(body) })).data,
    onSuccess: (event) => keepEvent(client, event),
    onSettled: (_event, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

/** Changes single fields of an event and leaves the others as they are. */
export function useChangeEvent(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateEvent>['body']) =>
      (await call(updateEvent, { params: { event_id }, body })).data,
    onSuccess: (event) => keepEvent(client, event),
    meta: { isErrorShownInPlace: true },
  })
}

export function useRenewPreviewLink(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(renewPreviewLink, { params: { event_id } })).data,
    onSuccess: (event) => client.setQueryData(eventQueries.detail(event_id).queryKey, event),
  })
}

/** Draws the poster of a live event. */
export function useEventPoster(event_id: string) {
  return useMutation({ mutationFn: () => callFile(getEventPoster, { params: { event_id } }) })
}

export function useDuplicateEvent(event_id: string) {
  const client = useQueryClient()
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof duplicateEvent>['body']) =>
      (await call(duplicateEvent, { params: { event_id }, body, idempotencyKey: attempt.keyFor(body) })).data,
    onSuccess: (event) => keepEvent(client, event),
    onSettled: (_event, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

/** Changes the event's status, if needed through several statuses. */
export function useUpdateEventStatus(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (steps: readonly EventStatus[]) => {
      for (const status of steps) {
        const { data } = await call(updateEventStatus, { params: { event_id }, body: { status } })
        client.setQueryData(eventQueries.detail(event_id).queryKey, data)
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['events'] }),
    onError: () =>
      client.invalidateQueries({ queryKey: eventQueries.detail(event_id).queryKey, exact: true }),
    meta: { failure: msg`Event status update failed` },
  })
}

export function useUpdateEventSettings(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateEventSettings>['body']) =>
      (await call(updateEventSettings, { params: { event_id }, body })).data,
    onSuccess: (settings) => void client.setQueryData(eventQueries.settings(event_id).queryKey, settings),
    meta: { isErrorShownInPlace: true },
  })
}

export function useUpdateEventDefaults(account_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateEventDefaults>['body']) =>
      (await call(updateEventDefaults, { params: { account_id }, body })).data,
    onSuccess: (defaults) => void client.setQueryData(eventQueries.defaults(account_id).queryKey, defaults),
    meta: { isErrorShownInPlace: true },
  })
}

function keepEvent(client: QueryClient, event: Event) {
  client.setQueryData(eventQueries.detail(event.id).queryKey, event)
  return client.invalidateQueries({ queryKey: ['events'] })
}
