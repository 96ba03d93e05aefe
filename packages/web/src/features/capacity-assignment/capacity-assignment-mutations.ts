import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import {
  createCapacityAssignment,
  deleteCapacityAssignment,
  getCapacityAssignment,
  updateCapacityAssignment,
} from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { toCapacityAssignmentBody } from './capacity-assignment-body.ts'
import { capacityAssignmentQueries } from './capacity-assignment-queries.ts'

type Body = EndpointInput<typeof createCapacityAssignment>['body']

/** Creates a capacity assignment, or changes the one given. */
export function useSaveCapacityAssignment(event_id: string, capacity_assignment_id?: string) {
  const keep = useKeepRow(capacityAssignmentQueries.key(event_id))
  const add = useAddRow(capacityAssignmentQueries.key(event_id), 'by_name')
  return useMutation({
    mutationFn: async (body: Body) =>
      capacity_assignment_id
        ? (await call(updateCapacityAssignment, { params: { event_id, capacity_assignment_id }, body })).data
        : (await call(createCapacityAssignment, { params: { event_id }, body })).data,
    onSuccess: (assignment) => (capacity_assignment_id ? keep(assignment) : add(assignment)),
    meta: { isErrorShownInPlace: true },
  })
}

/** Activates or deactivates one from its menu. */
export function useSetCapacityStatus(event_id: string) {
  const keep = useKeepRow(capacityAssignmentQueries.key(event_id))
  return useMutation({
    mutationFn: async ({ id, status }: Pick<CapacityAssignment, 'id' | 'status'>) => {
      const params = { event_id, capacity_assignment_id: id }
      // The list may not show what a colleague has saved since it was loaded.
      const { data: latest } = await call(getCapacityAssignment, { params })
      const body = { ...toCapacityAssignmentBody(latest), status }
      return (await call(updateCapacityAssignment, { params, body })).data
    },
    onSuccess: keep,
  })
}

export function useDeleteCapacityAssignment(event_id: string) {
  const drop = useDropRow(capacityAssignmentQueries.key(event_id))
  return useMutation({
    mutationFn: (capacity_assignment_id: string) =>
      call(deleteCapacityAssignment, { params: { event_id, capacity_assignment_id } }),
    onSuccess: (_answer, capacity_assignment_id) => drop(capacity_assignment_id),
  })
}
