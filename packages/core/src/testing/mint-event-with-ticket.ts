import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { Context } from '../verb.ts'
import { nameBuyer, reserve } from './buy.ts'
import { mintEvent } from './mint-event.ts'
import { mintLiveEvent } from './mint-live-event.ts'
import { mintOwner } from './mint-owner.ts'

export interface MintedEvent {
  /** The owner of the event's account. */
  ctx: Context
  event_id: string
}

/** A new account's live event with one free ticket, this many of them sold. */
export async function mintEventWithTicket({ sold = 0 } = {}): Promise<MintedEvent & { ticket: Ticket }> {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('No ticket was created.')
  if (sold > 0) await nameBuyer(await reserve(ticket, sold))
  return { ctx, event_id: event.id, ticket }
}

/** A fresh account's draft event without tickets. */
export async function mintBareEvent(): Promise<MintedEvent> {
  const { ctx } = await mintOwner()
  const { id } = await mintEvent(ctx)
  return { ctx, event_id: id }
}
