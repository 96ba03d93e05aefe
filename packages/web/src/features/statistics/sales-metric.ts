import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The figures of a day's sales that a chart can show. */
export const salesMetrics = ['gross', 'net', 'tickets', 'orders', 'refunded'] as const
export type SalesMetric = (typeof salesMetrics)[number]

export const salesMetricWords: Record<SalesMetric, MessageDescriptor> = {
  gross: msg`Gross sales`,
  net: msg`Net sales`,
  tickets: msg`Tickets sold`,
  orders: msg`Completed orders`,
  refunded: msg`Refunded`,
}

/** Whether a figure is a count. All others are money. */
export function isCount(metric: SalesMetric): boolean {
  return metric === 'tickets' || metric === 'orders'
}
