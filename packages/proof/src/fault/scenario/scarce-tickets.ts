import { untilLeaving } from '../stage/stage.ts'
import { buyByCard, takeFree } from './purchase.ts'
import { freeTicket, paidTicket, type Scenario } from './scenario.ts'

/** Who gets what is left: F3, F8, F9. */
export const scarceTickets: readonly Scenario[] = [
  {
    name: 'F3 expiry never runs, the next buyer takes the ticket',
    tickets: [freeTicket(1)],
    async play(stage) {
      stage.world.setMute('order')
      await untilLeaving(
        stage.buyer('ada', { isPatient: false }).reserve([{ ticket: stage.ticket(), quantity: 1 }]),
      )
      await stage.world.pass(16)
      await takeFree(stage, stage.buyer('bob'))
    },
    outcome: { completed: [1] },
  },
  {
    name: 'F8 every click twice at once',
    tickets: [paidTicket(2)],
    async play(stage) {
      const buyer = stage.buyer('ada')
      const twice = (click: () => Promise<unknown>) => Promise.all([click(), click()])
      await twice(() => buyer.reserve([{ ticket: stage.ticket(), quantity: 1 }]))
      await twice(() => buyer.giveDetails())
      await twice(() => buyer.startPayment())
      await buyer.pay('4242424242424242')
      await twice(() => buyer.comeBack())
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F8 the page is left and its hold given back',
    tickets: [paidTicket(1)],
    async play(stage) {
      const buyer = stage.buyer('ada')
      await buyer.reserve([{ ticket: stage.ticket(), quantity: 1 }])
      await buyer.giveDetails()
      await buyer.startPayment()
      await buyer.abandon()
      await buyByCard(stage, stage.buyer('bob'))
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [0] },
  },
  {
    name: 'F9 two buyers at once, one ticket left',
    tickets: [freeTicket(1)],
    async play(stage) {
      await Promise.all(['ada', 'bob'].map((name) => takeFree(stage, stage.buyer(name))))
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
  },
]
