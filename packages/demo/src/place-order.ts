import type { PublicOrder } from '@foyer/contracts/order/order'
import { createOrder } from '@foyer/core/order/create-order'
import { giveOrderDetails } from '@foyer/core/order/give-order-details'
import { checkPayment } from '@foyer/core/settlement/settle-payment'
import { cards, payInBrowser } from '@foyer/core/testing/pay'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { demoAnswers } from './demo-answers.ts'
import { demoContext } from './demo-clock.ts'
import { type DemoPerson, demoPerson } from './demo-people.ts'
import type { PlannedOrder } from './plan-sales.ts'

/** How far the buyer's payment is. */
export type DemoPayment = 'paid' | 'under way' | 'open'

/** Places an order as a buyer does: reserves, names every attendee, and pays by card unless the order is free. */
export async function placeOrder(
  random: SeededRandom,
  { event_id, at, buyer, lines, codes }: PlannedOrder,
  payment: DemoPayment = 'paid',
): Promise<PublicOrder> {
  const afterSeconds = (seconds: number) =>
    demoContext(new Date(at.getTime() + seconds * 1000), { locale: buyer.locale })
  const order = await createOrder(afterSeconds(0), {
    params: { event_id },
    body: { lines, ...codes, locale: buyer.locale },
  })
  const params = { order_short_id: order.short_id }
  const attendees = order.attendees.map(({ short_id }, index) => ({
    short_id,
    ...personOf(index === 0 || random.chance(0.3) ? buyer : companion(random, buyer)),
    answers: demoAnswers(random, order.questions, 'ATTENDEE'),
  }))
  const named = await giveOrderDetails(afterSeconds(80), {
    params,
    body: { ...personOf(buyer), answers: demoAnswers(random, order.questions, 'ORDER'), attendees },
  })
  if (named.total > 0 && payment !== 'open') {
    const card = payment === 'paid' ? cards.success : cards.staysProcessing
    await payInBrowser(order.short_id, card, afterSeconds(120))
    await checkPayment(afterSeconds(130), order.short_id)
  }
  return named
}

/** A companion from the same family, or a friend. */
function companion(random: SeededRandom, buyer: DemoPerson): DemoPerson {
  const person = demoPerson(random)
  return random.chance(0.5) && person.locale === buyer.locale
    ? { ...person, last_name: buyer.last_name }
    : person
}

function personOf({ first_name, last_name, email }: DemoPerson) {
  return { first_name, last_name, email }
}
