import { createPaymentIntent, getPaymentIntent } from '@foyer/contracts/payment/payment-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { nextPollDelay } from './poll-delay.ts'

/** The order's one payment intent, started or resumed, and Stripe loaded for it. */
export function paymentIntentQuery(orderShortId: string, locale: string) {
  return queryOptions({
    queryKey: ['payment-intent', orderShortId, locale],
    queryFn: async ({ signal }) => {
      const { data } = await call(createPaymentIntent, { params: { order_short_id: orderShortId }, signal })
      const { loadStripe } = await import('./load-stripe.ts')
      return { ...data, stripe: await loadStripe(data, locale) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** The payment's outcome, read again with growing pauses until it is settled or the page gives up (F4). */
export function paymentOutcomeQuery(orderShortId: string) {
  return queryOptions({
    queryKey: ['payment-outcome', orderShortId],
    queryFn: async ({ signal }) =>
      (await call(getPaymentIntent, { params: { order_short_id: orderShortId }, signal })).data,
    refetchInterval: ({ state }) => nextPollDelay(state.data?.outcome, asked(state)) ?? false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The number of requests, with or without an answer. */
export function asked(state: { dataUpdateCount: number; errorUpdateCount: number }): number {
  return state.dataUpdateCount + state.errorUpdateCount
}
