import type { Attendee, AttendeeRow, AttendeeStatus } from '@foyer/contracts/attendee/attendee'
import { cancelAttendee, reactivateAttendee } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { msg } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey, rowKeys } from '../../lib/api/event-key.ts'
import type { AttendeeParams } from './attendee-mutations.ts'
import { attendeeQueries } from './attendee-queries.ts'

const endpoints = { CANCELLED: cancelAttendee, ACTIVE: reactivateAttendee }

const failures = {
  CANCELLED: msg`Failed to cancel the attendee`,
  ACTIVE: msg`Failed to reactivate the ticket`,
}

/** Cancels a ticket or makes it valid again. The change shows at once, and is rolled back when the server refuses it. */
export function useTicketStatus(status: keyof typeof endpoints) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (params: AttendeeParams) => (await call(endpoints[status], { params })).data,
    onMutate: (params) => showStatus(client, params, status),
    onError: (_error, _params, rollBack) => rollBack?.(),
    onSettled: (_attendee, _error, { event_id }) =>
      client.invalidateQueries({ queryKey: eventKey(event_id) }),
    meta: { failure: failures[status] },
  })
}

type AttendeePage = { data: AttendeeRow[]; meta: ListMeta }

/** Shows the status in the details and in every loaded list. Returns a function that undoes this. */
async function showStatus(
  client: QueryClient,
  { event_id, attendee_short_id }: AttendeeParams,
  status: AttendeeStatus,
): Promise<() => void> {
  const lists = { queryKey: rowKeys.attendees(event_id) }
  const { queryKey } = attendeeQueries.detail(event_id, attendee_short_id)
  await Promise.all([client.cancelQueries(lists), client.cancelQueries({ queryKey })])
  const before = [...client.getQueriesData(lists), [queryKey, client.getQueryData(queryKey)] as const]
  const change = <Row extends AttendeeRow>(row: Row) =>
    row.short_id === attendee_short_id ? { ...row, status } : row
  client.setQueriesData<AttendeePage>(lists, (page) => page && { ...page, data: page.data.map(change) })
  client.setQueryData<Attendee>(queryKey, (attendee) => attendee && change(attendee))
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
