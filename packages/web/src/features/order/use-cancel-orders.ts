import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { OrderRow } from '@foyer/contracts/order/order'
import { cancelOrder } from '@foyer/contracts/order/order-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { type BulkFailure, useBulkRun } from '../../lib/list/use-bulk-run.ts'
import { isPaidByCard } from './cancel-scope.ts'

/** How cancelling several orders ended. */
export interface CancelOutcome {
  cancelled: OrderRow[]
  failures: BulkFailure<OrderRow>[]
  /** What goes back to cards, as the server said; minor units. */
  refunded: number
}

/** Cancels orders, one request after the other (docs/decisions/0103). Each is refunded in the same write, if asked to. */
export function useCancelOrders(event_id: string) {
  const client = useQueryClient()
  const { progress, run } = useBulkRun()
  const keys = useRef(new Map<string, string>())
  const cancelOrders = async (
    orders: readonly OrderRow[],
    asked: Required<NonNullable<EndpointInput<typeof cancelOrder>['body']>>,
  ): Promise<CancelOutcome> => {
    let refunded = 0
    const { done, failures } = await run(orders, async (row) => {
      const body = { ...asked, refund: asked.refund && isPaidByCard(row) }
      const params = { event_id, order_short_id: row.short_id }
      const { data: order } = await call(cancelOrder, {
        ...{ params, body },
        idempotencyKey: keyOf(keys.current, `${row.short_id} ${JSON.stringify(body)}`),
      })
      if (body.refund) refunded += pendingRefund(order.refunds)
    })
    await client.invalidateQueries({ queryKey: eventKey(event_id) })
    return { cancelled: done, failures, refunded }
  }
  return { progress, cancelOrders }
}

/** The same for the same request, so that an order of which the answer was lost counts as cancelled when it is tried again. */
function keyOf(keys: Map<string, string>, request: string): string {
  const key = keys.get(request) ?? crypto.randomUUID()
  keys.set(request, key)
  return key
}

function pendingRefund(refunds: readonly { status: string; amount: number }[]): number {
  return refunds.filter(({ status }) => status === 'PENDING').reduce((sum, { amount }) => sum + amount, 0)
}
