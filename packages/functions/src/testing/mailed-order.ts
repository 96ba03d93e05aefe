import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { sendOrderConfirmation } from '@foyer/core/email/order-emails'
import { sendTicket } from '@foyer/core/email/send-ticket'
import { EmailWithheld } from '@foyer/core/mail/ses-refusal'
import { newLinkId } from '@foyer/core/random-id'
import { AttendeeEntity } from '@foyer/core/store/attendee/attendee-entity'
import { OrderEntity } from '@foyer/core/store/order/order-entity'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { testContext } from '@foyer/core/testing/test-context'
import { answered } from './answered.ts'

const ctx = testContext()

/** A free ticket of a live event that lets one order take 20. */
export async function mintFreeTicket() {
  const live = await mintLiveEvent([{ type: 'FREE', max_per_order: 20 }])
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  return { ticket, owner: live.ctx }
}

/** An address that no other test writes to. */
export const mintAddress = () => `inbox-${newLinkId()}@example.com`

/** An anonymous order of free tickets over HTTP, for the buyer and these holders. */
export async function orderFor(
  ticket: Ticket,
  buyer: string,
  holders: readonly string[],
): Promise<PublicOrder> {
  const person = { first_name: 'Win', last_name: 'Something', email: buyer }
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: holders.length }]
  const call = `POST /public/events/${ticket.event_id}/orders`
  const { short_id, attendees } = await answered<PublicOrder>(null, call, { lines })
  const named = attendees.map((slot, index) => ({
    ...person,
    short_id: slot.short_id,
    email: holders[index],
  }))
  return answered<PublicOrder>(null, `PUT /public/orders/${short_id}`, { ...person, attendees: named })
}

/** Sends what the order causes, as the queue would; answers what sends the very same messages again. */
export async function sendMailOf(short_id: string): Promise<() => Promise<void>> {
  await activateAttendees(short_id)
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  const keys = data?.slots.map((slot) => ({ short_id: slot.short_id })) ?? []
  const { data: attendees } = await AttendeeEntity.get(keys).go({ consistent: true })
  const due = [data, ...attendees].flatMap((item) => item?.outbox ?? [])
  const send = async () => {
    for (const message of due) {
      const write = message.name === 'ticketEmailDue' ? sendTicket : sendOrderConfirmation
      if (message.queue === 'email') await write(ctx, message).catch(butWithheld)
    }
  }
  await send()
  return send
}

/** The queue delivers it again the next day. */
function butWithheld(error: unknown): void {
  if (!(error instanceof EmailWithheld)) throw error
}
