import { affiliateListQuery } from '@foyer/contracts/affiliate/affiliate'
import { getAffiliate, listAffiliates } from '@foyer/contracts/affiliate/affiliate-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

const mostOrders: ListState = { page: 1, per_page: 100, sort_by: 'orders', sort_direction: 'desc' }

export const affiliateQueries = {
  all: (event_id: string) => [...eventKey(event_id), 'affiliates'] as const,
  list: (event_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...affiliateQueries.all(event_id), list],
      queryFn: ({ signal }) =>
        call(listAffiliates, { params: { event_id }, query: toListQuery(affiliateListQuery, list), signal }),
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  /** The affiliates in the filter of orders: the 100 with the most sales. */
  options: (event_id: string) =>
    queryOptions({
      ...affiliateQueries.list(event_id, mostOrders),
      select: ({ data }) => data.map(({ code, name }) => ({ value: code, label: name })),
    }),
  detail: (event_id: string, affiliate_id: string) =>
    queryOptions({
      queryKey: [...affiliateQueries.all(event_id), 'detail', affiliate_id],
      queryFn: async ({ signal }) =>
        (await call(getAffiliate, { params: { event_id, affiliate_id }, signal })).data,
      staleTime: 10_000,
    }),
}
