import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { describe, expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { divide, sendChunk } from '../testing/deliver-event-message.ts'
import { accept, mintPassableTicket, offer } from '../testing/mint-offered-ticket.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { createEventMessage } from './create-event-message.ts'

async function mintMessage() {
  const minted = await mintPassableTicket()
  const { ctx, event, held } = minted
  const body = createEventMessageBody.parse({
    ...{ subject: `Doors ${newLinkId()}`, content: '<p>At seven.</p>', is_event_related: true },
    ...{ recipient_group: 'ATTENDEES', attendee_short_ids: [held.short_id] },
  })
  const message = await createEventMessage(ctx, { params: { event_id: event.id }, body })
  const passOn = async () => {
    const { email, transfer_short_id } = await offer(held)
    await accept(transfer_short_id)
    return email
  }
  const isTold = async (address: string) =>
    (await readInbox(address)).some(({ subject }) => subject === message.subject)
  return { ...minted, message, passOn, isTold }
}

describe('a message to chosen attendees goes to the new holder of a ticket that is passed on', () => {
  it('before the recipients are found', async () => {
    const { message, passOn, isTold, buyer } = await mintMessage()
    const email = await passOn()
    await divide(message)
    await sendChunk(message, 0)
    expect([await isTold(email), await isTold(buyer)]).toEqual([true, false])
  })

  it('between finding the recipients and sending to them', async () => {
    const { message, passOn, isTold, buyer } = await mintMessage()
    await divide(message)
    const email = await passOn()
    await sendChunk(message, 0)
    expect([await isTold(email), await isTold(buyer)]).toEqual([true, false])
  })
})
