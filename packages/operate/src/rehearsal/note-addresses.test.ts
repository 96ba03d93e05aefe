import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { newLinkId } from '@foyer/core/random-id'
import { addressHash } from '@foyer/core/store/email/sent-email-entity'
import { AddressOrderEntity, readOrdersOfAddress } from '@foyer/core/store/lookup/lookup-entities'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { testContext } from '@foyer/core/testing/test-context'
import { expect, it } from 'vitest'
import { operate } from '../testing/operate.ts'

it('makes an order of an older release findable by its address, and may run again', async () => {
  const { ticket } = await mintEventWithTicket()
  const email = `old-${newLinkId()}@example.com`
  const { short_id, created_at } = await nameBuyer(await reserve(ticket), testContext(), email)
  await activateAttendees(short_id)
  const key = { holder_hash: addressHash(email), created_at, order_short_id: short_id }
  await AddressOrderEntity.delete(key).go()
  expect(await readOrdersOfAddress(email, 10)).toEqual([])
  for (const time of ['first', 'second']) {
    const { said } = await operate('note-addresses')
    expect(said, time).toMatch(/\d+ orders? can be found by email address/)
    expect(said, time).not.toContain(short_id)
    expect((await readOrdersOfAddress(email, 10)).map((order) => order.short_id)).toEqual([short_id])
  }
})
