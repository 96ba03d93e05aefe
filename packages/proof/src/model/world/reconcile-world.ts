import { lookAt } from '@foyer/core/payment/reconcile-payments'
import { PaymentWatchEntity } from '@foyer/core/store/payment/payment-watch-entity'
import { systemContext } from '@foyer/core/verb'
import type { World } from './world.ts'
import { worldOrderIds } from './world-order-ids.ts'

/**
 * What the reconciler does, for the orders of one world: the process's other worlds live at other times. Returns how many it
 * checked, and how many of them could not be brought in line.
 */
export async function reconcileWorld(world: World): Promise<{ looked_at: number; failures: number }> {
  const ctx = systemContext('reconciler')
  const watches = await Promise.all(
    worldOrderIds(world).map((order_short_id) =>
      PaymentWatchEntity.get({ order_short_id }).go({ consistent: true }),
    ),
  )
  const due = watches.flatMap(({ data }) => (data && data.check_at <= ctx.now.toISOString() ? [data] : []))
  const failures = await Promise.all(due.map((watch) => lookAt(ctx, watch)))
  return { looked_at: due.length, failures: failures.filter((failure) => failure !== null).length }
}
