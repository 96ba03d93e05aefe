import { newLinkId } from '@foyer/core/random-id'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { accept, mintPassableTicket, offer } from '@foyer/core/testing/mint-offered-ticket'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { testContext } from '@foyer/core/testing/test-context'
import { undoTicketOffer } from '@foyer/core/transfer/offer-ticket'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'

const person = { first_name: 'Nia', last_name: 'Next' }
const body = () => ({ ...person, email: `nia-${newLinkId()}@example.com` })
const acceptCall = (transfer_short_id: string) => `POST /public/transfers/${transfer_short_id}/accept`

describe('passing a ticket on', () => {
  it('goes from offer to acceptance by links alone, and the former link says that it was passed on', async () => {
    const { held } = await mintPassableTicket()
    const ticket = `/public/attendees/${held.short_id}`
    expect(await answered(null, `POST ${ticket}/offer`, body())).toMatchObject({ offer: person })
    const { transfer_short_id } = await offer(held)
    expect(await answered(null, `GET /public/transfers/${transfer_short_id}`)).toMatchObject({
      status: 'OPEN',
    })
    const { ticket_short_id } = await answered<{ ticket_short_id: string }>(
      null,
      acceptCall(transfer_short_id),
      person,
    )
    expect(await answered(null, `GET /public/attendees/${ticket_short_id}`)).toMatchObject(person)
    expect(await refusal(null, `GET ${ticket}`)).toEqual(refusedAs('attendee.passed_on'))
    expect(await refusal(null, `POST ${ticket}/offer`, body())).toEqual(refusedAs('attendee.passed_on'))
  })

  it('is refused where the event does not allow it', async () => {
    const { event_id, ticket } = await mintEventWithTicket()
    const { slots } = await mintSoldOrder({ event_id, ticket_id: ticket.id })
    const path = `POST /public/attendees/${slots[0]?.short_id}/offer`
    expect(await refusal(null, path, body())).toEqual(refusedAs('attendee.not_passable'))
  })

  it('is refused once the offer has ended, and for an unknown link', async () => {
    const { held } = await mintPassableTicket()
    const { transfer_short_id } = await offer(held)
    await undoTicketOffer(testContext(), { params: { attendee_short_id: held.short_id } })
    expect(await refusal(null, acceptCall(transfer_short_id), person)).toEqual(refusedAs('transfer.ended'))
    expect(await refusal(null, acceptCall(newLinkId()), person)).toEqual(refusedAs('transfer.not_found'))
  })

  it('twice by the same link leads to one ticket', async () => {
    const { held } = await mintPassableTicket()
    const { transfer_short_id } = await offer(held)
    const first = await accept(transfer_short_id)
    expect(await answered(null, acceptCall(transfer_short_id), person)).toEqual(first)
  })
})
