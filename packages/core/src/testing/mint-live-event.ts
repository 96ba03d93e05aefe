import type { Event } from '@foyer/contracts/event/event'
import { type Ticket, type TicketBody, ticketBody } from '@foyer/contracts/ticket/ticket'
import type * as z from 'zod'
import { connectStripe, refreshStripeConnection } from '../account/payment-connection.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { createTicket } from '../ticket/tickets.ts'
import type { Context } from '../verb.ts'
import { mintEvent } from './mint-event.ts'
import { accountOf, mintOwner } from './mint-owner.ts'
import { onboardAtStripe } from './onboard-at-stripe.ts'

export interface LiveEvent {
  /** The event's owner. */
  ctx: Context
  event: Event
  tickets: Ticket[]
}

type TicketGiven = Partial<z.input<typeof ticketBody>> & Pick<TicketBody, 'type'>

/** A live event of a fresh account with these tickets; the account can take payments when a ticket costs something. */
export async function mintLiveEvent(
  tickets: TicketGiven[],
  given: Parameters<typeof mintEvent>[1] = {},
): Promise<LiveEvent> {
  const { ctx } = await mintOwner()
  if (tickets.some(({ type }) => type !== 'FREE')) await connectAccount(ctx)
  const event = await mintEvent(ctx, given)
  const params = { event_id: event.id }
  const created: Ticket[] = []
  for (const ticket of tickets) {
    const body = ticketBody.parse({ title: 'Standing', prices: [{}], ...ticket })
    created.push(await createTicket(ctx, { params, body }))
  }
  return { ctx, event: await updateEventStatus(ctx, { params, body: { status: 'LIVE' } }), tickets: created }
}

/** Connects the caller's account at the Stripe stand-in completely. */
export async function connectAccount(ctx: Context): Promise<string> {
  const account_id = accountOf(ctx)
  await connectStripe(ctx, { params: { account_id } })
  const account = await readAccount(account_id)
  if (!account?.stripe_account_id) throw new Error('Connecting stored no Stripe account.')
  await onboardAtStripe(account)
  await refreshStripeConnection(ctx, account.stripe_account_id)
  return account.stripe_account_id
}
