import { endedHold } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { testContext } from './test-context.ts'

/** Ends an order's hold without a look at its payment: what a race with the payment leaves behind (F1). */
export async function endHoldUnseen(short_id: string): Promise<void> {
  const result = await writeOrder(endedHold(testContext(), await readOrder(short_id)))
  if (result !== 'written') throw new Error(`The hold was not ended: ${result}.`)
}
