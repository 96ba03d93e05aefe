import { promoCodeListQuery } from '@foyer/contracts/promo-code/promo-code'
import { getPromoCode, listPromoCodes } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

export const promoCodeQueries = {
  /** The first part of the keys of an event's promo codes. */
  key: (event_id: string) => [...eventKey(event_id), 'promo-codes'] as const,
  list: (event_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...promoCodeQueries.key(event_id), list],
      queryFn: ({ signal }) =>
        call(listPromoCodes, { params: { event_id }, query: toListQuery(promoCodeListQuery, list), signal }),
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  detail: (event_id: string, promo_code_id: string) =>
    queryOptions({
      queryKey: [...promoCodeQueries.key(event_id), promo_code_id],
      queryFn: async ({ signal }) =>
        (await call(getPromoCode, { params: { event_id, promo_code_id }, signal })).data,
      staleTime: 5000,
    }),
}
