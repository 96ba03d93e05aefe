import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What of a day's sales a chart shows. */
export const salesMetrics = ['gross', 'net', 'tickets', 'orders', 'refunded'] as const
export type SalesMetric = (typeof salesMetrics)[number]

export const salesMetricWords: Record<SalesMetric, MessageDescriptor> = {
  gross: msg`Gross sales`,
  net: msg`Net sales`,
  tickets: msg`Tickets sold`,
  orders: msg`Completed orders`,
  refunded: msg`Refunded`,
}

/** Counts are numbers, the rest is money. */
export function isCount(metric: SalesMetric): boolean {
  return metric === 'tickets' || metric === 'orders'
}
