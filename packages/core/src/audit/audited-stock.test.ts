import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { duplicateEventBody } from '@foyer/contracts/event/event'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { updateOf } from '@foyer/contracts/update-of'
import { expect, it } from 'vitest'
import { createCapacityAssignment } from '../capacity-assignment/capacity-assignments.ts'
import { duplicateEvent } from '../duplication/duplicate-event.ts'
import { createPromoCode } from '../promo-code/promo-codes.ts'
import { TicketEntity } from '../store/ticket/ticket-entity.ts'
import { collectMessages } from '../testing/collect-messages.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { createTicket, updateTicket } from '../ticket/tickets.ts'
import type { Context } from '../verb.ts'

type Told = Record<string, string | number>

/** What a verb tells the audit log. */
async function toldBy(verb: () => Promise<unknown>) {
  const { payloads: reports, stop } = collectMessages(actionTaken)
  await verb().finally(stop)
  return reports.map(({ action, actor_kind, details }): Told => ({ ...details, action, actor_kind }))
}

async function mintHall() {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  const key = {
    kind: 'api_key',
    event_ids: null,
    api_key_id: 'ak_1',
    account_id: accountOf(ctx),
    scopes: ['event.manage'],
  } as const
  const byKey: Context = { ...ctx, actor: key }
  return { ctx, byKey, params: { event_id } }
}

const tiers = [{ label: 'Early', quantity_available: 50 }, { label: 'Late' }]
const made = { title: 'Standing', type: 'TIERED' as const, prices: tiers }

it('the audit log says how much a new ticket, capacity and promo code allow to sell, and which key made them', async () => {
  const { byKey, params } = await mintHall()
  const facts = { actor_kind: 'API_KEY', event_id: params.event_id, from: 'none' }
  const stock = { ...facts, action: 'ticket.stock_changed', name: 'Standing' }
  const body = ticketBody.parse(made)
  expect(await toldBy(() => createTicket(byKey, { params, body }))).toMatchObject([
    { ...stock, label: 'Early', to: 50 },
    { ...stock, label: 'Late', to: 'unlimited' },
  ])
  const { id } = await createTicket(byKey, { params, body })
  const hall = capacityAssignmentBody.parse({ name: 'Hall', capacity: 80, ticket_ids: [id] })
  expect(await toldBy(() => createCapacityAssignment(byKey, { params, body: hall }))).toMatchObject([
    { ...facts, action: 'capacity_assignment.capacity_changed', name: 'Hall', to: 80 },
  ])
  const code = promoCodeBody.parse({ code: 'EARLY', max_uses: 20 })
  expect(await toldBy(() => createPromoCode(byKey, { params, body: code }))).toMatchObject([
    { ...facts, action: 'promo_code.uses_changed', name: 'EARLY', to: 20 },
  ])
})

it('the audit log records a duplicated event once, with the sum of its stock', async () => {
  const { ctx, params } = await mintHall()
  await createTicket(ctx, { params, body: ticketBody.parse(made) })
  await createTicket(ctx, {
    params,
    body: ticketBody.parse({ title: 'Box', type: 'FREE', prices: [{ quantity_available: 4 }] }),
  })
  const copy = (tickets: boolean) => {
    const body = duplicateEventBody.parse({
      title: 'Again',
      start_date: '2031-06-01T18:00:00.000Z',
      copy: { tickets, capacity_assignments: false, check_in_lists: false },
    })
    return toldBy(() => duplicateEvent(ctx, { params, body }))
  }
  const told = { action: 'event.duplicated', from: params.event_id }
  expect(await copy(true)).toMatchObject([{ ...told, quantity_available: 54, unlimited_prices: 1 }])
  expect(await copy(false)).toMatchObject([{ ...told, quantity_available: 0, unlimited_prices: 0 }])
})

it('the audit log records two changes of the same stock at once one after the other, without a gap', async () => {
  const { ctx, params } = await mintHall()
  const { id: ticket_id, prices } = await createTicket(ctx, { params, body: ticketBody.parse(made) })
  const set = (quantity_available: number) => {
    const known = prices.map(({ id, label }, index) => ({
      id,
      label,
      ...(index === 0 && { quantity_available }),
    }))
    const body = updateOf(ticketBody).parse({ prices: known })
    return updateTicket(ctx, { params: { ...params, ticket_id }, body })
  }
  const told = await toldBy(() => Promise.all([set(60), set(70)]))
  const { data: kept } = await TicketEntity.get({ ...params, id: ticket_id }).go({ consistent: true })
  // An update that meets the other sets the stock once more, so there may be a third.
  expect(told.length).toBeGreaterThanOrEqual(2)
  const reached = [50, ...told.map(({ to }) => to)]
  for (const { from } of told) expect(reached).toContain(from)
  const change = told.reduce((sum, { from, to }) => sum + Number(to) - Number(from), 0)
  expect(change).toBe((kept?.prices[0]?.quantity_available ?? 0) - 50)
})
