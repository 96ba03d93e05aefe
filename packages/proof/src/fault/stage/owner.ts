import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { updateEventStatus } from '@foyer/core/event/update-event'
import { sessionToken } from '@foyer/core/session/token'
import { UserEntity } from '@foyer/core/store/user/user-entity'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { connectAccount } from '@foyer/core/testing/mint-live-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { mintTicket, type TicketInput } from '@foyer/core/testing/mint-ticket'
import type { Context } from '@foyer/core/verb'

/** An organizer with an account that takes payments; all events of the proof are theirs. */
export interface Owner {
  ctx: Context
  /** A fresh bearer token: a run of every case takes longer than one lasts. */
  token: () => Promise<string>
  stripe_account_id: string
  organizer_id: string
}

export async function hireOwner(): Promise<Owner> {
  const { ctx, user } = await mintOwner()
  const stripe_account_id = await connectAccount(ctx)
  const { organizer } = await mintEvent(ctx)
  const { data } = await UserEntity.get({ user_id: user.id }).go({ consistent: true })
  if (!data) throw new Error('There is no owner.')
  const token = () => sessionToken(data, user.account_id, new Date())
  return { ctx, token, stripe_account_id, organizer_id: organizer.id }
}

export interface OpenEvent {
  event_id: string
  tickets: Ticket[]
}

/** A separate live event for one case. */
export async function openEvent(
  { ctx, organizer_id }: Owner,
  given: readonly Partial<TicketInput>[],
): Promise<OpenEvent> {
  const { id: event_id } = await mintEvent(ctx, { organizer_id })
  const tickets: Ticket[] = []
  for (const ticket of given) tickets.push(await mintTicket(ctx, event_id, ticket))
  await updateEventStatus(ctx, { params: { event_id }, body: { status: 'LIVE' } })
  return { event_id, tickets }
}
