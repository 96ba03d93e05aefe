import {
  type EventMessageRow,
  eventMessageListQuery,
  type MessagePreviewBody,
  messageRecipients,
} from '@foyer/contracts/event-message/event-message'
import {
  countMessageRecipients,
  getEventMessage,
  listEventMessages,
  listMessageMisses,
  previewEventMessage,
} from '@foyer/contracts/event-message/event-message-endpoints'
import { messageMissListQuery } from '@foyer/contracts/event-message/message-miss'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'
import { isNearlyDue } from './planned-time.ts'

/** How often to read a message that is being sent, or about to be, in milliseconds. */
const progressPollMs = 1500

const isSending = (message: EventMessageRow) => message.status === 'SENDING' || isNearlyDue(message)

export const eventMessageQueries = {
  /** The first part of the keys of an event's messages. */
  key: (event_id: string) => [...eventKey(event_id), 'messages'] as const,
  /** Of its lists only. */
  lists: (event_id: string) => [...eventMessageQueries.key(event_id), 'list'] as const,
  list: (event_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...eventMessageQueries.lists(event_id), list],
      queryFn: ({ signal }) =>
        call(listEventMessages, {
          params: { event_id },
          query: toListQuery(eventMessageListQuery, list),
          signal,
        }),
      placeholderData: keepPreviousData,
      staleTime: 5000,
      refetchInterval: ({ state }) => (state.data?.data.some(isSending) ? progressPollMs : false),
    }),
  detail: (event_id: string, message_id: string) =>
    queryOptions({
      queryKey: [...eventMessageQueries.key(event_id), message_id],
      queryFn: async ({ signal }) =>
        (await call(getEventMessage, { params: { event_id, message_id }, signal })).data,
      staleTime: 1000,
      refetchInterval: ({ state }) => (state.data && isSending(state.data) ? progressPollMs : false),
    }),
  /** The people that a message did not reach, one page at a time. Read again when the message's counts change. */
  misses: ({ event_id, id: message_id, skipped, failed }: EventMessageRow, list: ListState) =>
    queryOptions({
      queryKey: [...eventMessageQueries.key(event_id), message_id, 'misses', skipped + failed, list],
      queryFn: ({ signal }) =>
        call(listMessageMisses, {
          params: { event_id, message_id },
          query: toListQuery(messageMissListQuery, list),
          signal,
        }),
      placeholderData: keepPreviousData,
      staleTime: 5000,
    }),
  /** The number of people who would get a message. Not read while the recipients are not chosen. */
  recipients: (event_id: string, to: z.input<typeof messageRecipients>) => {
    const { success, data: body } = messageRecipients.safeParse(to)
    return queryOptions({
      queryKey: [...eventMessageQueries.key(event_id), 'recipients', to],
      queryFn: success
        ? async ({ signal }) =>
            (await call(countMessageRecipients, { params: { event_id }, body, signal })).data
        : skipToken,
      staleTime: 10_000,
    })
  },
  preview: (event_id: string, body: MessagePreviewBody) =>
    queryOptions({
      queryKey: [...eventMessageQueries.key(event_id), 'preview', body],
      queryFn: async ({ signal }) =>
        (await call(previewEventMessage, { params: { event_id }, body, signal })).data,
      staleTime: 60_000,
    }),
}
