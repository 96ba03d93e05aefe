import { listWebhookDeliveries, listWebhooks } from '@foyer/contracts/webhook/webhook-endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

/** While a message is on its way, the log is asked again so often. */
const waitMs = 2000

export const webhookQueries = {
  all: (account_id: string) =>
    queryOptions({
      queryKey: ['webhooks', account_id],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listWebhooks, { params: { account_id }, query, signal })),
    }),
  deliveries: (account_id: string, webhook_id: string) =>
    infiniteQueryOptions({
      queryKey: ['webhooks', account_id, 'deliveries', webhook_id],
      queryFn: ({ signal, pageParam: before }) =>
        call(listWebhookDeliveries, {
          params: { account_id, webhook_id },
          query: { limit: 50, ...(before && { before }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ meta }) => meta.next,
      refetchInterval: ({ state }) =>
        state.data?.pages[0]?.data.some(({ status, tries }) => status === 'PENDING' && tries === 0)
          ? waitMs
          : false,
    }),
}
