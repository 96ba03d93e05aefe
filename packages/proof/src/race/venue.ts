import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { updateEventStatus } from '@foyer/core/event/update-event'
import { mintEvent, mintOrganizer } from '@foyer/core/testing/mint-event'
import { connectAccount } from '@foyer/core/testing/mint-live-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { mintTicket, type TicketInput } from '@foyer/core/testing/mint-ticket'
import type { Context } from '@foyer/core/verb'

/** An account that sells for all seeds of a race. */
export interface Venue {
  owner: Context
  /** The owner's bearer token. */
  token: string
  organizer_id: string
}

export async function openVenue({ takesCards = false } = {}): Promise<Venue> {
  const { ctx: owner, token } = await mintOwner()
  if (takesCards) await connectAccount(owner)
  return { owner, token, organizer_id: (await mintOrganizer(owner)).id }
}

/** A separate live event for one seed, with these tickets. */
export async function openSale(
  { owner, organizer_id }: Venue,
  ...given: Partial<TicketInput>[]
): Promise<{ event_id: string; tickets: Ticket[] }> {
  const { id: event_id } = await mintEvent(owner, { organizer_id })
  const tickets: Ticket[] = []
  for (const ticket of given) tickets.push(await mintTicket(owner, event_id, ticket))
  await updateEventStatus(owner, { params: { event_id }, body: { status: 'LIVE' } })
  return { event_id, tickets }
}
