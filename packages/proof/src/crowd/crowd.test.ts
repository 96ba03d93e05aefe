import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import {
  createCapacityAssignment,
  updateCapacityAssignment,
} from '@foyer/core/capacity-assignment/capacity-assignments'
import type { LiveEvent } from '@foyer/core/testing/mint-live-event'
import { describe, expect, it } from 'vitest'
import { asUsual, type Crowd, oneEach } from './crowd.ts'
import { sendCrowd } from './send-crowd.ts'
import { setSize } from './set-size.ts'

const seeds = Array.from({ length: Number(process.env.CROWD_SEEDS ?? 2) }, (_, index) => index + 1)

const crowd = (given: Partial<Crowd>): Crowd => ({
  name: '',
  buyers: 120,
  within: 0,
  stock: 200,
  quantityOf: oneEach,
  ...given,
})

/** F29: a transaction keeps its items for 10 ms, a key gives 1,000 write units a second, and no buyer gets "busy". */
describe.each(seeds)('a crowd on one ticket, seed %i', (seed) => {
  const conditions = { seed, conflict: 10 }

  it('is served within a second while tickets last', async () => {
    const sent = await sendCrowd(crowd({}), conditions)
    expect(sent).toMatchObject({ bought: 120, sold_out: 0, busy: 0, drifts: 0 })
    expect(sent.p99).toBeLessThan(1000)
  })

  it('gets exactly the available tickets, and later buyers are told that none are left', async () => {
    const sent = await sendCrowd(crowd({ buyers: 200, stock: 60 }), conditions)
    expect(sent).toMatchObject({ bought: 60, sold_out: 140, busy: 0, drifts: 0 })
    expect(sent.p99).toBeLessThan(1000)
  })

  it('gets the last of a small stock, in orders of all sizes', async () => {
    const sent = await sendCrowd(crowd({ stock: 10, quantityOf: asUsual }), conditions)
    expect(sent).toMatchObject({ taken: 10, busy: 0, drifts: 0 })
  })

  it('arrives over several seconds, and no buyer is served who came a second after a refusal', async () => {
    const sent = await sendCrowd(crowd({ buyers: 300, within: 3000, stock: 150 }), conditions)
    expect(sent).toMatchObject({ bought: 150, sold_out: 150, busy: 0, drifts: 0 })
    expect(sent.overtaken).toBeLessThan(1000)
  })

  it('gets tickets that are added while it buys', async () => {
    const meanwhile = async (live: LiveEvent, pause: (milliseconds: number) => Promise<void>) => {
      await pause(60)
      await setSize(live, 260)
    }
    const sent = await sendCrowd(crowd({ buyers: 150, within: 600, stock: 100 }), {
      ...conditions,
      meanwhile,
    })
    expect(sent).toMatchObject({ bought: 150, busy: 0, drifts: 0 })
  })

  it('gets no more than the rest when the stock is lowered while it buys', async () => {
    const meanwhile = async (live: LiveEvent, pause: (milliseconds: number) => Promise<void>) => {
      await pause(60)
      // In a rush this takes about a second; the crowd would need 2.4 to buy that many.
      await setSize(live, 480)
    }
    const sent = await sendCrowd(crowd({ buyers: 600, within: 3000, stock: 800 }), {
      ...conditions,
      meanwhile,
    })
    expect(sent).toMatchObject({ bought: 480, sold_out: 120, busy: 0, drifts: 0 })
  })

  it('is stopped by a capacity that is activated and raised while it buys', async () => {
    const meanwhile = async (
      { ctx, event, tickets }: LiveEvent,
      pause: (milliseconds: number) => Promise<void>,
    ) => {
      await pause(60)
      const body = { name: 'Hall', capacity: 80, ticket_ids: tickets.map(({ id }) => id) }
      const params = { event_id: event.id }
      const { id } = await createCapacityAssignment(ctx, { params, body: capacityAssignmentBody.parse(body) })
      await pause(600)
      await updateCapacityAssignment(ctx, {
        params: { ...params, capacity_assignment_id: id },
        body: { capacity: 140 },
      })
    }
    const sent = await sendCrowd(crowd({ buyers: 300, within: 2500, stock: 500 }), {
      ...conditions,
      meanwhile,
    })
    expect(sent).toMatchObject({ bought: 140, sold_out: 160, busy: 0, drifts: 0 })
  })
})
