import { reserve } from '@foyer/core/testing/buy'
import { cards } from '@foyer/core/testing/pay'
import { buyByCard, endHoldUnseen, goToPayment } from './purchase.ts'
import { paidTicket, price, type Scenario } from './scenario.ts'

/** The payment and the end of the hold meet: F1, F2, F14. */
export const latePayments: readonly Scenario[] = [
  {
    name: 'F1 paid after the hold ended, ticket still free',
    tickets: [paidTicket(1)],
    async play(stage) {
      const buyer = stage.buyer('ada')
      await buyByCard(stage, buyer)
      await endHoldUnseen(stage, buyer)
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F1 paid after the hold ended, ticket gone',
    tickets: [paidTicket(1)],
    async play(stage) {
      const buyer = stage.buyer('ada')
      await buyByCard(stage, buyer)
      await endHoldUnseen(stage, buyer)
      stage.addOrder((await reserve(stage.ticket())).short_id)
      await stage.world.deliver()
    },
    outcome: { completed: [0], refunded: [price] },
  },
  {
    name: 'F1 a slow payment succeeds after all, days after its hold ended',
    tickets: [paidTicket(1)],
    async play(stage) {
      const buyer = stage.buyer('ada')
      await buyByCard(stage, buyer, cards.staysProcessing)
      await stage.world.deliver()
      await stage.world.pass(74 * 60)
      await stage.world.deliver()
      await stage.atStripe.endPayment(buyer.intentId(), 'succeeded')
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F2 expiry while the payment is being told',
    tickets: [paidTicket(1)],
    async play(stage) {
      await buyByCard(stage, stage.buyer('ada'))
      await stage.world.pass(16)
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F2 expiry, then the buyer tries to pay',
    tickets: [paidTicket(1)],
    async play(stage) {
      const buyer = stage.buyer('ada')
      await goToPayment(stage, buyer)
      await stage.world.pass(16)
      await stage.world.deliver()
      await buyer.pay(cards.success)
    },
    outcome: { completed: [0], refunded: [0] },
  },
  {
    name: 'F14 the buyer never pays',
    tickets: [paidTicket(1)],
    async play(stage) {
      await goToPayment(stage, stage.buyer('ada', { isPatient: false }))
    },
    outcome: { completed: [0], refunded: [0] },
  },
  {
    name: 'F14 a slow payment fails in the end',
    tickets: [paidTicket(1)],
    async play(stage) {
      const buyer = stage.buyer('ada')
      await buyByCard(stage, buyer, cards.staysProcessing)
      await stage.world.deliver()
      await stage.world.pass(60)
      await stage.atStripe.endPayment(buyer.intentId(), 'failed')
    },
    lastsMinutes: 74 * 60,
    outcome: { completed: [0], refunded: [0] },
  },
]
