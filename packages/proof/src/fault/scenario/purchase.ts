import { endedHold } from '@foyer/core/order-state/order-states'
import { writeOrder } from '@foyer/core/order-state/write-order'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { cards } from '@foyer/core/testing/pay'
import { testContext } from '@foyer/core/testing/test-context'
import type { Buyer } from '../stage/buyer.ts'
import type { Stage } from '../stage/stage.ts'

/** Reserves one ticket, names its holder and reaches the payment form. */
export async function goToPayment(stage: Stage, buyer: Buyer): Promise<void> {
  await buyer.reserve([{ ticket: stage.ticket(), quantity: 1 }])
  await buyer.giveDetails()
  await buyer.startPayment()
}

/** Buys one ticket by card. */
export async function buyByCard(stage: Stage, buyer: Buyer, card: string = cards.success): Promise<void> {
  await goToPayment(stage, buyer)
  await buyer.pay(card)
}

/** Takes one free ticket. */
export async function takeFree(stage: Stage, buyer: Buyer, quantity = 1): Promise<void> {
  await buyer.reserve([{ ticket: stage.ticket(), quantity }])
  await buyer.giveDetails()
}

/** Ends a hold as if its expiry had asked Stripe just before the payment, which comes too late. */
export async function endHoldUnseen({ world }: Stage, buyer: Buyer): Promise<void> {
  const order = await readOrder(buyer.order()?.short_id ?? '')
  await writeOrder(endedHold(testContext({ now: world.now() }), order))
}
