import fc from 'fast-check'
import * as buyers from './step/buyer-steps.ts'
import * as disputes from './step/dispute-steps.ts'
import * as organizers from './step/organizer-steps.ts'
import * as post from './step/post-steps.ts'
import type { Step } from './step/step.ts'
import * as stock from './step/stock-steps.ts'
import * as banks from './step/stripe-steps.ts'
import { maxRows } from './world/mint-rows.ts'
import type { WorldPlan } from './world/mint-world.ts'

/** What happens in a world: rounds of steps that all start at once. */
export interface History {
  plan: WorldPlan
  /** The first buyers, all at once. */
  opening: Step[]
  rounds: Step[][]
}

const anyStep = fc.oneof(
  { weight: 10, arbitrary: buyers.buy },
  { weight: 2, arbitrary: buyers.chooseAgain },
  { weight: 2, arbitrary: buyers.giveDetails },
  { weight: 4, arbitrary: buyers.pay },
  { weight: 1, arbitrary: buyers.cling },
  { weight: 3, arbitrary: buyers.extend },
  { weight: 2, arbitrary: buyers.abandon },
  { weight: 3, arbitrary: buyers.comeBack },
  { weight: 1, arbitrary: organizers.sellByHand },
  { weight: 1, arbitrary: organizers.markPaid },
  { weight: 2, arbitrary: organizers.cancel },
  { weight: 4, arbitrary: organizers.cancelTicket },
  { weight: 5, arbitrary: organizers.reactivateTicket },
  { weight: 4, arbitrary: organizers.refund },
  { weight: 1, arbitrary: organizers.resend },
  { weight: 3, arbitrary: stock.resize },
  { weight: 1, arbitrary: stock.reprice },
  { weight: 1, arbitrary: stock.pause },
  { weight: 2, arbitrary: stock.changeCapacity },
  { weight: 1, arbitrary: stock.limitMore },
  { weight: 1, arbitrary: stock.changePromoUses },
  { weight: 2, arbitrary: banks.settleSlowPayment },
  { weight: 3, arbitrary: banks.refundInDashboard },
  { weight: 4, arbitrary: banks.failRefund },
  { weight: 3, arbitrary: banks.payForeign },
  { weight: 5, arbitrary: disputes.openDispute },
  { weight: 4, arbitrary: disputes.decideDispute },
  { weight: 6, arbitrary: post.deliver },
  { weight: 1, arbitrary: post.deliverAgain },
  { weight: 2, arbitrary: post.deliverAll },
  { weight: 5, arbitrary: post.webhook },
  { weight: 1, arbitrary: post.webhookAgain },
  { weight: 2, arbitrary: post.loseWebhook },
  { weight: 1, arbitrary: post.reconcile },
  { weight: 2, arbitrary: post.wait },
)

const few = fc.integer({ min: 1, max: 8 })

/** Unbiased, because a seed has only one history, which should not be a small one. */
export const history: fc.Arbitrary<History> = fc.noBias(
  fc.record({
    plan: fc.record({
      stock: fc.tuple(few, few, few, few),
      capacity: fc.integer({ min: 5, max: 18 }),
      promoUses: fc.integer({ min: 1, max: 3 }),
      endsOnLostDispute: fc.boolean(),
      // Each price costs a read whenever counts are checked, so few worlds have many.
      rows: fc.constantFrom(0, 0, 0, 0, maxRows),
    }),
    opening: fc.array(buyers.buy, { minLength: 1, maxLength: 5, size: 'max' }),
    rounds: fc.array(fc.array(anyStep, { minLength: 1, maxLength: 6, size: 'max' }), {
      minLength: 1,
      maxLength: 12,
      size: 'max',
    }),
  }),
)
