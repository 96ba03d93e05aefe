import { getCheckInStatistics, getEventStatistics } from '@foyer/contracts/event/event-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { eventKey } from '../../lib/event-key.ts'

export const statisticsQueries = {
  sales: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'statistics'],
      queryFn: async ({ signal }) => (await call(getEventStatistics, { params: { event_id }, signal })).data,
      staleTime: 10_000,
    }),
  checkIns: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'check-in-statistics'],
      queryFn: async ({ signal }) =>
        (await call(getCheckInStatistics, { params: { event_id }, signal })).data,
      staleTime: 10_000,
    }),
}
