import { withRenewedPatience } from '../patience.ts'
import { moveWatch } from '../settlement/payment-watch.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import {
  PaymentWatchEntity,
  type PaymentWatchItem,
  watchShards,
} from '../store/payment/payment-watch-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** An order that could not be brought in line; `reference` is what people may read aloud and logs may hold. */
export interface ReconcileFailure {
  reference: string
  error: unknown
}

const mostPerRun = 1000
const atOnce = 10

/**
 * Brings every order with open payments in line with Stripe, even without webhooks: completes paid orders, cancels open
 * intents of ended ones, and makes and books lost refunds (F4, F7, F13). Each run takes the longest due ones. A failed
 * order is tried again later and stops no other. Returns how many were checked and which failed.
 */
export async function reconcilePayments(
  ctx: Context,
): Promise<{ looked_at: number; failures: ReconcileFailure[] }> {
  const due = await dueWatches(ctx)
  const failures: ReconcileFailure[] = []
  for (let start = 0; start < due.length; start += atOnce) {
    const group = due.slice(start, start + atOnce)
    const failed = (await Promise.all(group.map((watch) => lookAt(ctx, watch)))).filter(isFailure)
    failures.push(...failed)
    // Stripe does not answer, or Foyer is at fault: asking for all the others would only take time.
    if (failed.length === atOnce) return { looked_at: start + atOnce, failures }
  }
  return { looked_at: due.length, failures }
}

/**
 * Reconciles one order and sets when it is looked at next; answers why it could not be brought in line, if it could
 * not.
 */
export async function lookAt(ctx: Context, watch: PaymentWatchItem): Promise<ReconcileFailure | null> {
  const { order_short_id: short_id } = watch
  const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
  try {
    const outcome = order ? await withRenewedPatience(() => reconcileOrder(ctx, order, watch)) : 'over'
    await moveWatch(ctx, watch, outcome)
    return null
  } catch (error) {
    await moveWatch(ctx, watch, 'open')
    return { reference: order?.reference ?? '', error }
  }
}

async function dueWatches(ctx: Context): Promise<PaymentWatchItem[]> {
  const now = nowInstant(ctx)
  const pages = await Promise.all(
    Array.from({ length: watchShards }, (_, watch_shard) =>
      PaymentWatchEntity.query
        .due({ watch_shard })
        .lte({ check_at: now })
        .go({ limit: Math.ceil(mostPerRun / watchShards), hydrate: true }),
    ),
  )
  // The index lags a moment: what it calls due may have been moved.
  const due = pages.flatMap(({ data }) => data).filter(({ check_at }) => check_at <= now)
  return due.sort((a, b) => a.check_at.localeCompare(b.check_at))
}

function isFailure(outcome: ReconcileFailure | null): outcome is ReconcileFailure {
  return outcome !== null
}
