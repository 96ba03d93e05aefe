import type { Order } from '@foyer/contracts/order/order'
import { type Ticket, ticketBody } from '@foyer/contracts/ticket/ticket'
import { countPaidOrder } from '@foyer/core/mail/take-mails'
import { newId, newLinkId } from '@foyer/core/random-id'
import { MailCountEntity } from '@foyer/core/store/email/mail-count-entity'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { later } from '@foyer/core/testing/test-context'
import { createTicket } from '@foyer/core/ticket/tickets'
import type { Context } from '@foyer/core/verb'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

/** A draft event with a free ticket, in a fresh account. */
async function mintStage(
  given: Parameters<typeof mintOwner>[0] = {},
): Promise<{ ctx: Context; ticket: Ticket }> {
  const { ctx } = await mintOwner(given)
  const event = await mintEvent(ctx, { title: 'Your account was limited' })
  const body = ticketBody.parse({ title: 'Standing', type: 'FREE', prices: [{}], max_per_order: 100 })
  return { ctx, ticket: await createTicket(ctx, { params: { event_id: event.id }, body }) }
}

const stranger = () => ({
  first_name: 'Vera',
  last_name: 'Victim',
  email: `victim-${newLinkId()}@example.com`,
})

function orderOf({ id: ticket_id, prices }: Ticket, quantity: number, given: object = {}) {
  const people = Array.from({ length: quantity }, stranger)
  return {
    lines: [{ ticket_id, price_id: prices[0]?.id, quantity }],
    ...people[0],
    attendees: people,
    ...given,
  }
}

const ordersOf = ({ event_id }: Ticket) => `POST /events/${event_id}/orders`

describe('an account with an unconfirmed address', () => {
  it('mails no stranger: by orders and attendees made by hand, resent mail or invitations', async () => {
    const { ctx, ticket } = await mintStage({ is_email_confirmed: false })
    const unconfirmed = refusedAs('email.sender_unconfirmed')
    expect(await refusal(ctx, ordersOf(ticket), orderOf(ticket, 3))).toEqual(unconfirmed)
    const attendee = { ...stranger(), ticket_id: ticket.id, price_id: ticket.prices[0]?.id }
    expect(await refusal(ctx, `POST /events/${ticket.event_id}/attendees`, attendee)).toEqual(unconfirmed)
    expect(await refusal(ctx, 'POST /users', { ...stranger(), role: 'ORGANIZER' })).toEqual(unconfirmed)
    const silent = orderOf(ticket, 1, { notify_buyer: false })
    const order = await answered<Order>(ctx, ordersOf(ticket), silent)
    const kept = `POST /events/${ticket.event_id}`
    const resend = `${kept}/orders/${order.short_id}/resend-confirmation`
    expect(await refusal(ctx, resend)).toEqual(unconfirmed)
    const [holder] = order.attendees
    expect(await refusal(ctx, `${kept}/attendees/${holder?.short_id}/resend-ticket`)).toEqual(unconfirmed)
  })

  it('mails no stranger by reactivating a cancelled ticket, or by cancelling an order', async () => {
    const { ctx, ticket } = await mintStage({ is_email_confirmed: false })
    const unconfirmed = refusedAs('email.sender_unconfirmed')
    const order = await answered<Order>(ctx, ordersOf(ticket), orderOf(ticket, 2, { notify_buyer: false }))
    const kept = `POST /events/${ticket.event_id}`
    const [holder] = order.attendees
    await answered(ctx, `${kept}/attendees/${holder?.short_id}/cancel`)
    expect(await refusal(ctx, `${kept}/attendees/${holder?.short_id}/reactivate`)).toEqual(unconfirmed)
    const cancel = `${kept}/orders/${order.short_id}/cancel`
    expect(await refusal(ctx, cancel, { notify_buyer: true })).toEqual(unconfirmed)
    await answered(ctx, cancel, { notify_buyer: false })
  })

  it('mails no stranger even when a confirmed member acts: the owner must have confirmed theirs', async () => {
    const { ctx, ticket } = await mintStage({ is_email_confirmed: false })
    const member = await mintOwner()
    if (ctx.actor.kind !== 'user' || member.ctx.actor.kind !== 'user') throw new Error('no users')
    const acting = { ...ctx, actor: { ...ctx.actor, user_id: member.ctx.actor.user_id } }
    const { createManualOrder } = await import('@foyer/core/order/create-manual-order')
    const { createManualOrderBody } = await import('@foyer/contracts/order/order-bodies')
    const body = createManualOrderBody.parse(orderOf(ticket, 1))
    const made = createManualOrder(acting, { params: { event_id: ticket.event_id }, body })
    await expect(made).rejects.toMatchObject({ code: 'email.sender_unconfirmed' })
  })
})

describe('a confirmed account', () => {
  it('mails 50 strangers on its first day, then is told when it may again, and so are the operators, once', async () => {
    const { ctx, ticket } = await mintStage()
    await answered(ctx, ordersOf(ticket), orderOf(ticket, 48))
    const answer = await send(ctx, ordersOf(ticket), orderOf(ticket, 3))
    expect(answer.status).toBe(429)
    const refused = await answer.json()
    expect(refused).toMatchObject({ code: 'email.budget_used_up', details: { limit: 50 } })
    expect(refused.details.retry_after).toBeGreaterThan(0)
    expect(answer.headers.get('retry-after')).toBe(String(refused.details.retry_after))
    await answered(ctx, ordersOf(ticket), orderOf(ticket, 2))
    expect(await refusal(ctx, ordersOf(ticket), orderOf(ticket, 1))).toEqual(
      refusedAs('email.budget_used_up'),
    )
    expect(await refusal(ctx, 'POST /users', { ...stranger(), role: 'ORGANIZER' })).toEqual(
      refusedAs('email.budget_used_up'),
    )
    const account_id = accountOf(ctx)
    const day = new Date().toISOString().slice(0, 10)
    const { data } = await MailCountEntity.get({ account_id, budget: 'by_hand', day }).go({
      consistent: true,
    })
    expect(data?.mails).toBe(50)
    const told = { name: 'mailBudgetUsedUp', payload: { account_id, budget: 'by_hand', day, limit: 50 } }
    expect(data?.outbox).toMatchObject([told])
  })

  it('reaches 101 strangers by one call when its budget is switched off (negative control)', async () => {
    withoutGuard('mailBudget')
    const { ctx, ticket } = await mintStage()
    const { attendees } = await answered<Order>(ctx, ordersOf(ticket), orderOf(ticket, 100))
    expect(attendees).toHaveLength(100)
  })

  it('still makes orders that mail no one, and is given back what a refused order had counted', async () => {
    const { ctx, ticket } = await mintStage()
    const unknown = { lines: [{ ticket_id: ticket.id, price_id: newId('price'), quantity: 40 }] }
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await send(ctx, ordersOf(ticket), { ...orderOf(ticket, 40), ...unknown })).ok).toBe(false)
    await answered(ctx, ordersOf(ticket), orderOf(ticket, 50))
    await answered(ctx, ordersOf(ticket), orderOf(ticket, 100, { notify_buyer: false }))
  })

  it('counts an address once, however many tickets are for it', async () => {
    const { ctx, ticket } = await mintStage()
    const { attendees: _people, ...forOne } = orderOf(ticket, 100)
    await answered(ctx, ordersOf(ticket), forOne)
    await answered(ctx, ordersOf(ticket), orderOf(ticket, 49))
    expect(await refusal(ctx, ordersOf(ticket), orderOf(ticket, 1))).toEqual(
      refusedAs('email.budget_used_up'),
    )
  })

  it('may mail more as it grows older, and by each order that was paid', async () => {
    const { ctx } = await mintStage()
    const { takeMails } = await import('@foyer/core/mail/take-mails')
    const account_id = accountOf(ctx)
    for (const [days, limit] of [
      [0, 50],
      [7, 200],
      [30, 1000],
      [180, 5000],
    ] as const) {
      const then = later(ctx, days * 86_400 + 60)
      await takeMails(then, account_id, 'by_hand', limit)
      await expect(takeMails(then, account_id, 'by_hand')).rejects.toMatchObject({ details: { limit } })
    }
    await countPaidOrder(account_id)
    const then = later(ctx, 181 * 86_400)
    await takeMails(then, account_id, 'by_hand', 5002)
    await expect(takeMails(then, account_id, 'by_hand')).rejects.toMatchObject({ details: { limit: 5002 } })
  })

  it('sends one order’s mail again 5 times a day', async () => {
    const { ctx, ticket } = await mintStage()
    const order = await answered<Order>(ctx, ordersOf(ticket), orderOf(ticket, 1))
    const resend = `POST /events/${ticket.event_id}/orders/${order.short_id}/resend-confirmation`
    for (let sent = 0; sent < 5; sent += 1) expect((await send(ctx, resend)).status).toBe(204)
    expect(await refusal(ctx, resend)).toEqual(refusedAs('email.resend_limit'))
    const again = `POST /events/${ticket.event_id}/attendees/${order.attendees[0]?.short_id}/resend-ticket`
    for (let sent = 0; sent < 5; sent += 1) expect((await send(ctx, again)).status).toBe(204)
    expect(await refusal(ctx, again)).toEqual(refusedAs('email.resend_limit'))
  })

  it('counts a reactivated ticket, and the notice of a cancelled order made by hand', async () => {
    const { ctx, ticket } = await mintStage()
    const kept = `POST /events/${ticket.event_id}`
    const order = await answered<Order>(ctx, ordersOf(ticket), orderOf(ticket, 48, { notify_buyer: false }))
    const [holder] = order.attendees
    const again = async () => {
      await answered(ctx, `${kept}/attendees/${holder?.short_id}/cancel`)
      return send(ctx, `${kept}/attendees/${holder?.short_id}/reactivate`)
    }
    await answered(ctx, ordersOf(ticket), orderOf(ticket, 48))
    expect((await again()).status).toBe(200)
    expect(
      await answered(ctx, `${kept}/orders/${order.short_id}/cancel`, { notify_buyer: true }),
    ).toBeTruthy()
    const other = await answered<Order>(ctx, ordersOf(ticket), orderOf(ticket, 1, { notify_buyer: false }))
    const cancel = `${kept}/orders/${other.short_id}/cancel`
    expect(await refusal(ctx, cancel, { notify_buyer: true })).toEqual(refusedAs('email.budget_used_up'))
    await answered(ctx, `${kept}/attendees/${other.attendees[0]?.short_id}/cancel`)
    const reactivate = `${kept}/attendees/${other.attendees[0]?.short_id}/reactivate`
    expect(await refusal(ctx, reactivate)).toEqual(refusedAs('email.budget_used_up'))
  })
})
