import {
  createCheckInList,
  deleteCheckInList,
  renewCheckInListLink,
  updateCheckInList,
} from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { msg } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { checkInListQueries } from './check-in-list-queries.ts'

/** Creates a list, or changes the one that is given. */
export function useSaveCheckInList(event_id: string, check_in_list_id?: string) {
  const keep = useKeepRow(checkInListQueries.all(event_id).queryKey)
  const add = useAddRow(checkInListQueries.all(event_id).queryKey, 'by_name')
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createCheckInList>['body']) =>
      check_in_list_id
        ? (await call(updateCheckInList, { params: { event_id, check_in_list_id }, body })).data
        : (await call(createCheckInList, { params: { event_id }, body })).data,
    onSuccess: (list) => (check_in_list_id ? keep(list) : add(list)),
    meta: { isErrorShownInPlace: true },
  })
}

export function useRenewCheckInListLink(event_id: string) {
  const keep = useKeepRow(checkInListQueries.all(event_id).queryKey)
  return useMutation({
    mutationFn: async (check_in_list_id: string) =>
      (await call(renewCheckInListLink, { params: { event_id, check_in_list_id } })).data,
    onSuccess: keep,
    meta: { failure: msg`Unable to renew the link` },
  })
}

export function useDeleteCheckInList(event_id: string) {
  const drop = useDropRow(checkInListQueries.all(event_id).queryKey)
  return useMutation({
    mutationFn: (check_in_list_id: string) =>
      call(deleteCheckInList, { params: { event_id, check_in_list_id } }),
    onSuccess: (_answer, check_in_list_id) => drop(check_in_list_id),
  })
}
