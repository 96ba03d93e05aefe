import { cards } from '@foyer/core/testing/pay'
import { buyByCard } from './purchase.ts'
import { paidTicket, type Scenario } from './scenario.ts'

/** What Stripe's webhooks report, and how: F4 to F7. */
export const webhooks: readonly Scenario[] = [
  {
    name: 'F4 no webhook, the return page asks',
    tickets: [paidTicket(1)],
    async play(stage) {
      stage.world.setWebhooks('never')
      const buyer = stage.buyer('ada')
      await buyByCard(stage, buyer)
      await buyer.comeBack()
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F4 no webhook, and the buyer never returns',
    tickets: [paidTicket(1)],
    async play(stage) {
      stage.world.setWebhooks('never')
      await buyByCard(stage, stage.buyer('ada'))
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F5 every webhook twice at once',
    tickets: [paidTicket(1)],
    async play(stage) {
      stage.world.setWebhooks('twice')
      await buyByCard(stage, stage.buyer('ada'))
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F6 declined, then paid, told in reverse',
    tickets: [paidTicket(1)],
    async play(stage) {
      stage.world.setWebhooks('reversed')
      const buyer = stage.buyer('ada')
      await buyByCard(stage, buyer, cards.decline)
      await buyer.pay(cards.success)
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F7 paid, the buyer leaves when anything breaks',
    tickets: [paidTicket(1)],
    async play(stage) {
      await buyByCard(stage, stage.buyer('ada', { isPatient: false }))
      await stage.world.deliver()
    },
    outcome: { completed: [0, 1], refunded: [0] },
  },
]
