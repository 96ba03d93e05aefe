import type { Stage } from '../stage/stage.ts'
import { buyByCard, takeFree } from './purchase.ts'
import { freeTicket, paidTicket, price, type Scenario } from './scenario.ts'

/** A test card with refunds that stay pending until Stripe settles them. */
const slowRefunds = '4000000000007726'

/** A paid order, and everything that follows from it. */
async function sellOne(stage: Stage, card?: string): Promise<void> {
  await buyByCard(stage, stage.buyer('ada'), card)
  await stage.world.deliver()
}

/** The same with a free order. */
async function giveOne(stage: Stage): Promise<void> {
  await takeFree(stage, stage.buyer('ada'))
  await stage.world.deliver()
}

const orderOf = (stage: Stage) => `/orders/${stage.buyer('ada').order()?.short_id}`
const ticketOf = (stage: Stage) => `/attendees/${stage.buyer('ada').order()?.attendees[0]?.short_id}`

/** What organizers do to completed orders: F12, F13. */
export const afterTheSale: readonly Scenario[] = [
  {
    name: 'F12 an order is cancelled and its ticket sold again',
    tickets: [freeTicket(1)],
    prepare: giveOne,
    async play(stage) {
      await stage.manage('POST', `${orderOf(stage)}/cancel`, {})
      await takeFree(stage, stage.buyer('bob'))
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
  },
  {
    name: 'F12 one ticket is cancelled and sold again, so it cannot come back',
    tickets: [freeTicket(1)],
    prepare: giveOne,
    async play(stage) {
      await stage.manage('POST', `${ticketOf(stage)}/cancel`)
      await takeFree(stage, stage.buyer('bob'))
      await stage.manage('POST', `${ticketOf(stage)}/reactivate`)
      await stage.world.deliver()
    },
    outcome: { completed: [2] },
  },
  {
    name: 'F12 one ticket is cancelled and comes back',
    tickets: [freeTicket(1)],
    prepare: giveOne,
    async play(stage) {
      await stage.manage('POST', `${ticketOf(stage)}/cancel`)
      await stage.world.deliver()
      await stage.manage('POST', `${ticketOf(stage)}/reactivate`)
      await stage.world.deliver()
    },
    outcome: { completed: [1], ticketEmails: 1 },
  },
  {
    name: 'F12 a holder is renamed at sold out',
    tickets: [freeTicket(1)],
    prepare: giveOne,
    async play(stage) {
      const body = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com', notes: '' }
      await stage.manage('PUT', ticketOf(stage), body)
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
  },
  {
    name: 'F13 refunded in two parts',
    tickets: [paidTicket(1)],
    prepare: sellOne,
    async play(stage) {
      await stage.manage('POST', `${orderOf(stage)}/refund`, { amount: 1000 })
      await stage.world.deliver()
      await stage.manage('POST', `${orderOf(stage)}/refund`, { amount: 1500 })
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [price] },
  },
  {
    name: 'F13 cancelled with its refund',
    tickets: [paidTicket(1)],
    prepare: sellOne,
    async play(stage) {
      await stage.manage('POST', `${orderOf(stage)}/cancel`, { refund: true })
      await stage.world.deliver()
    },
    outcome: { completed: [0], refunded: [price] },
  },
  {
    name: 'F13 a refund fails, the next one succeeds',
    tickets: [paidTicket(1)],
    prepare: (stage) => sellOne(stage, slowRefunds),
    async play(stage) {
      await stage.manage('POST', `${orderOf(stage)}/refund`, { amount: price })
      await stage.world.deliver()
      await stage.atStripe.endRefunds(stage.buyer('ada').intentId(), 'failed')
      await stage.world.deliver()
      await stage.manage('POST', `${orderOf(stage)}/refund`, { amount: price })
      await stage.world.deliver()
      await stage.atStripe.endRefunds(stage.buyer('ada').intentId(), 'succeeded')
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [price] },
  },
  {
    name: 'F13 refunded in Stripe’s dashboard',
    tickets: [paidTicket(1)],
    prepare: sellOne,
    async play(stage) {
      await stage.atStripe.refundInDashboard(stage.buyer('ada').intentId(), 700)
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [700] },
  },
]
