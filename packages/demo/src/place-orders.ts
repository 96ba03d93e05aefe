import type { PublicOrder } from '@foyer/contracts/order/order'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { inParallel } from './in-parallel.ts'
import { placeOrder } from './place-order.ts'
import type { PlannedOrder } from './plan-sales.ts'

/** A planned order and its outcome. */
export interface SoldOrder {
  planned: PlannedOrder
  order: PublicOrder
}

/** Places all planned orders, oldest first, and reports its progress now and then. */
export async function placeOrders(
  random: SeededRandom,
  planned: readonly PlannedOrder[],
  log: (step: string) => void,
): Promise<SoldOrder[]> {
  const sold: SoldOrder[] = []
  await inParallel(planned, async (one) => {
    sold.push({ planned: one, order: await placeOrder(random, one) })
    if (sold.length % 50 === 0) log(`Demo: ${sold.length} of ${planned.length} orders`)
  })
  return sold
}
