import { describe, expect, it } from 'vitest'
import { EventEntity } from '../store/event/event-entity.ts'
import { createTaxOrFee, updateTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { readEventGraph } from './event-graph.ts'

describe('readEventGraph', () => {
  it('reads the event with settings, tickets in order, organizer, account and taxes', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id, organizer_id } = await mintEvent(ctx)
    const first = await mintTicket(ctx, event_id, { title: 'Z' })
    const second = await mintTicket(ctx, event_id, { title: 'A' })
    const graph = await readEventGraph(event_id)
    expect(graph).toMatchObject({
      event: { id: event_id },
      settings: { order_timeout: 15 },
      organizer: { id: organizer_id },
      account: { account_id: accountOf(ctx), stripe_account_id: null },
      taxes_and_fees: [],
    })
    expect(graph?.tickets.map(({ id }) => id)).toEqual([first.id, second.id])
  })

  it('is up to a second old, except for its own process’s verbs and when asked fresh', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const titleOf = async (options?: { fresh: boolean }) =>
      (await readEventGraph(event_id, options))?.event.title
    expect(await titleOf()).toBe('Night of Sounds')
    const { data: event } = await EventEntity.get({ event_id }).go()
    if (event) await EventEntity.put({ ...event, title: 'Written elsewhere' }).go()
    expect(await titleOf()).toBe('Night of Sounds')
    expect(await titleOf({ fresh: true })).toBe('Written elsewhere')
    const body = {
      name: 'Fee',
      type: 'FEE',
      calculation_type: 'FIXED',
      amount: 5,
      rate: 0,
      is_default: false,
    } as const
    const params = { account_id: accountOf(ctx) }
    const fee = await createTaxOrFee(ctx, { params, body })
    await updateTaxOrFee(ctx, { params: { ...params, tax_or_fee_id: fee.id }, body: { ...body, amount: 9 } })
    expect(await readEventGraph(event_id)).toMatchObject({
      event: { title: 'Written elsewhere' },
      taxes_and_fees: [{ amount: 9 }],
    })
  })

  it('is null for an event that does not exist', async () => {
    expect(await readEventGraph('ev_3333333333333333')).toBeNull()
  })
})
