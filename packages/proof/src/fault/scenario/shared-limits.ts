import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { createCapacityAssignment } from '@foyer/core/capacity-assignment/capacity-assignments'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import type { Buyer } from '../stage/buyer.ts'
import { type Stage, untilLeaving } from '../stage/stage.ts'
import { freeTicket, paidTicket, type Scenario } from './scenario.ts'

const promo_code = 'ONEGUEST'

/** A code that makes one order free. */
async function addPromoCode({ owner, event_id }: Stage): Promise<void> {
  const given = {
    code: promo_code,
    discount_type: 'PERCENTAGE',
    discount_amount: 100_000,
    max_uses: 1,
  } as const
  await createPromoCode(owner.ctx, { params: { event_id }, body: promoCodeBody.parse(given) })
}

/** A capacity of one guest, over all tickets. */
async function addCapacity({ owner, event_id, tickets }: Stage): Promise<void> {
  const given = { name: 'Hall', capacity: 1, ticket_ids: tickets.map(({ id }) => id) }
  await createCapacityAssignment(owner.ctx, {
    params: { event_id },
    body: capacityAssignmentBody.parse(given),
  })
}

const reserveWithCode = (stage: Stage, buyer: Buyer) =>
  buyer.reserve([{ ticket: stage.ticket(), quantity: 1 }], { promo_code })

/** Limits beyond a ticket's own stock: F10, F11. */
export const sharedLimits: readonly Scenario[] = [
  {
    name: 'F10 two buyers at once, one use of the code left',
    tickets: [paidTicket(5)],
    prepare: addPromoCode,
    async play(stage) {
      const buyers = ['ada', 'bob'].map((name) => stage.buyer(name))
      await Promise.all(buyers.map((buyer) => reserveWithCode(stage, buyer)))
      await Promise.all(buyers.map((buyer) => buyer.giveDetails()))
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
  },
  {
    name: 'F10 a use is given back by expiry and used again',
    tickets: [paidTicket(5)],
    prepare: addPromoCode,
    async play(stage) {
      await untilLeaving(reserveWithCode(stage, stage.buyer('ada', { isPatient: false })))
      await stage.world.pass(16)
      await stage.world.deliver()
      const buyer = stage.buyer('bob')
      await reserveWithCode(stage, buyer)
      await buyer.giveDetails()
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
  },
  {
    name: 'F11 two tickets at once, room for one of them',
    tickets: [freeTicket(5), freeTicket(5)],
    prepare: addCapacity,
    async play(stage) {
      await Promise.all(
        ['ada', 'bob'].map(async (name, index) => {
          const buyer = stage.buyer(name)
          await buyer.reserve([{ ticket: stage.ticket(index), quantity: 1 }])
          await buyer.giveDetails()
        }),
      )
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
  },
]
