import { capacityAssignmentListQuery } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import {
  getCapacityAssignment,
  listCapacityAssignments,
} from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

export const capacityAssignmentQueries = {
  /** The first part of the keys of an event's capacity assignments. */
  key: (event_id: string) => [...eventKey(event_id), 'capacity-assignments'] as const,
  list: (event_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...capacityAssignmentQueries.key(event_id), list],
      queryFn: ({ signal }) => {
        const query = toListQuery(capacityAssignmentListQuery, list)
        return call(listCapacityAssignments, { params: { event_id }, query, signal })
      },
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  detail: (event_id: string, capacity_assignment_id: string) =>
    queryOptions({
      queryKey: [...capacityAssignmentQueries.key(event_id), capacity_assignment_id],
      queryFn: async ({ signal }) =>
        (await call(getCapacityAssignment, { params: { event_id, capacity_assignment_id }, signal })).data,
      staleTime: 5000,
    }),
}
