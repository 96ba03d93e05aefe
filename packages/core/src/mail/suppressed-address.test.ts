import { describe, expect, it } from 'vitest'
import { resendTicket, updateAttendee } from '../attendee/attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { resendOrderConfirmation } from '../order/get-order.ts'
import { newLinkId } from '../random-id.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { readSuppression, suppressAddress } from './suppressed-address.ts'

const at = '2026-05-01T10:00:00.000Z'
const lost = `lost-${newLinkId()}@example.com`

describe('a suppressed address', () => {
  it('is known in any case, and only it', async () => {
    await suppressAddress(lost, { reason: 'UNREACHABLE', at })
    expect(await readSuppression(lost.toUpperCase())).toBe('UNREACHABLE')
    expect(await readSuppression(`x${lost}`)).toBeNull()
  })

  it('refuses to have a ticket sent again, until the address is corrected', async () => {
    await suppressAddress(lost, { reason: 'UNREACHABLE', at })
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const order = await mintSoldOrder({ event_id })
    await activateAttendees(order.short_id)
    const params = { event_id, attendee_short_id: order.slots[0]?.short_id ?? '' }
    const holder = { first_name: 'Ada', last_name: 'Lovelace', notes: '' }
    await updateAttendee(ctx, { params, body: { ...holder, email: lost } })
    await expect(resendTicket(ctx, { params })).rejects.toMatchObject({ code: 'email.suppressed' })
    await updateAttendee(ctx, { params, body: { ...holder, email: `${newLinkId()}@example.com` } })
    await expect(resendTicket(ctx, { params })).resolves.toBeUndefined()
  })

  it('refuses to have the confirmation of an order sent again', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const email = `${newLinkId()}@example.com`
    const { short_id: order_short_id } = await mintSoldOrder({ event_id, email })
    const params = { event_id, order_short_id }
    await expect(resendOrderConfirmation(ctx, { params })).resolves.toBeUndefined()
    await suppressAddress(email, { reason: 'SPAM_COMPLAINT', at })
    await expect(resendOrderConfirmation(ctx, { params })).rejects.toMatchObject({ code: 'email.suppressed' })
  })
})
