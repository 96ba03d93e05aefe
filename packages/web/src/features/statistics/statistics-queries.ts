import {
  getCheckInStatistics,
  getEventInsights,
  getEventStatistics,
} from '@foyer/contracts/event/event-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import type { SalesDays } from './sales-range.ts'

/** New sales and admissions appear by themselves while the page is open. */
const live = { staleTime: 10_000, refetchInterval: 15_000 }

export const statisticsQueries = {
  sales: (event_id: string, days: SalesDays) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'statistics', days],
      queryFn: async ({ signal }) =>
        (await call(getEventStatistics, { params: { event_id }, query: days, signal })).data,
      placeholderData: keepPreviousData,
      ...live,
    }),
  insights: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'insights'],
      queryFn: async ({ signal }) => (await call(getEventInsights, { params: { event_id }, signal })).data,
      ...live,
    }),
  checkIns: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'check-in-statistics'],
      queryFn: async ({ signal }) =>
        (await call(getCheckInStatistics, { params: { event_id }, signal })).data,
      ...live,
    }),
}
