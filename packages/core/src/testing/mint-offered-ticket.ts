import type { OrderAttendee, PublicOrder } from '@foyer/contracts/order/order'
import { ticketOfferDue } from '@foyer/contracts/transfer/transfer-messages'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { newLinkId } from '../random-id.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { acceptTransfer } from '../transfer/accept-transfer.ts'
import { offerTicket } from '../transfer/offer-ticket.ts'
import type { Context } from '../verb.ts'
import { nameBuyer, reserve } from './buy.ts'
import { letSelfServe } from './let-self-serve.ts'
import { mintLiveEvent } from './mint-live-event.ts'
import { testContext } from './test-context.ts'

/** A sold-out event with one free ticket that may be passed on, and the order that has it. */
export async function mintPassableTicket(given: Parameters<typeof mintLiveEvent>[1] = {}) {
  const live = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: 1 }] }], given)
  const [kind] = live.tickets
  if (!kind) throw new Error('no ticket')
  await letPassOn(live.ctx, live.event.id)
  const buyer = `bea-${newLinkId()}@example.com`
  const order: PublicOrder = await nameBuyer(await reserve(kind), testContext(), buyer)
  await activateAttendees(order.short_id)
  const [held] = order.attendees
  if (!held) throw new Error('no attendee')
  return { ...live, kind, order, held, buyer }
}

/** Lets holders pass the tickets of an event on. */
export async function letPassOn(ctx: Context, event_id: string, pass_on_hours = 0): Promise<void> {
  await letSelfServe(ctx, event_id, { can_pass_on: true, pass_on_hours })
}

/** Offers a ticket to Nia. Answers what accepts it. */
export async function offer({ short_id }: Pick<OrderAttendee, 'short_id'>, ctx: Context = testContext()) {
  const email = `nia-${newLinkId()}@example.com`
  const body = { first_name: 'Nia', last_name: 'Next', email }
  const shown = await offerTicket(ctx, { params: { attendee_short_id: short_id }, body })
  const message = (await readAttendee(short_id))?.outbox?.find(
    ({ name }: { name: string }) => name === ticketOfferDue.name,
  )
  const transfer_short_id: string = message.payload.transfer_short_id
  return { shown, message, email, transfer_short_id }
}

/** Accepts an offer as Nia. */
export function accept(transfer_short_id: string, ctx: Context = testContext()) {
  const body = { first_name: 'Nia', last_name: 'Next', answers: [] }
  return acceptTransfer(ctx, { params: { transfer_short_id }, body })
}
