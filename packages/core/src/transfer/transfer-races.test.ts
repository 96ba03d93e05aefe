import { describe, expect, it, onTestFinished } from 'vitest'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getPublicAttendee } from '../attendee/get-public-attendee.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { scan } from '../testing/at-the-door.ts'
import { beforeTransaction } from '../testing/before-write.ts'
import { reserve } from '../testing/buy.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { accept, mintPassableTicket, offer } from '../testing/mint-offered-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { undoTicketOffer } from './offer-ticket.ts'

const byLink = (attendee_short_id: string) => ({ params: { attendee_short_id } })
const refusal = (code: string) => ({ code })

describe('while a ticket is being accepted', () => {
  /** What happens between the reads of the acceptance and its write. */
  async function meanwhile(
    act: (minted: Awaited<ReturnType<typeof mintPassableTicket>>) => Promise<unknown>,
  ) {
    const minted = await mintPassableTicket()
    const { transfer_short_id } = await offer(minted.held)
    onTestFinished(beforeTransaction(() => act(minted)))
    return { ...minted, accepted: accept(transfer_short_id) }
  }

  const undo = ({ held }: { held: { short_id: string } }) =>
    undoTicketOffer(testContext(), byLink(held.short_id))

  it('its check-in wins: one admission, and no new ticket', async () => {
    const { accepted, held } = await meanwhile(async ({ event, held }) =>
      scan(await mintCheckInList({ event_id: event.id }), held.short_id),
    )
    await expect(accepted).rejects.toMatchObject(refusal('transfer.ended'))
    expect(Object.keys((await readAttendee(held.short_id))?.check_ins ?? {})).toHaveLength(1)
  })

  it('would be admitted and passed on, if the acceptance did not state the version that it read', async () => {
    withoutGuard('passedVersion')
    const { accepted } = await meanwhile(async ({ event, held }) =>
      scan(await mintCheckInList({ event_id: event.id }), held.short_id),
    )
    expect(await accepted).toMatchObject({ status: 'ACCEPTED' })
  })

  it('its holder keeps it by an undo that comes first', async () => {
    const { accepted, held } = await meanwhile(undo)
    await expect(accepted).rejects.toMatchObject(refusal('transfer.ended'))
    expect(await getPublicAttendee(testContext(), byLink(held.short_id))).toMatchObject({ status: 'ACTIVE' })
  })

  it('would be lost in spite of the undo without that version', async () => {
    withoutGuard('passedVersion')
    expect(await (await meanwhile(undo)).accepted).toMatchObject({ status: 'ACCEPTED' })
  })

  it('its cancellation wins, and its stock returns once', async () => {
    const { accepted, kind } = await meanwhile(({ ctx, event, held }) =>
      cancelAttendee(ctx, { params: { event_id: event.id, attendee_short_id: held.short_id } }),
    )
    await expect(accepted).rejects.toMatchObject(refusal('transfer.ended'))
    await reserve(kind)
    await expect(reserve(kind)).rejects.toMatchObject(refusal('order.sold_out'))
  })

  it('is accepted once, by however many presses', async () => {
    const { held, order } = await mintPassableTicket()
    const { transfer_short_id } = await offer(held)
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(transfer_short_id)))
    const tickets = new Set(answers.map(({ ticket_short_id }) => ticket_short_id))
    expect(tickets.size).toBe(1)
    expect((await readOrder(order.short_id)).slots.map(({ short_id }) => short_id)).toEqual([...tickets])
  })

  it('is not made valid again by a late activation of its order', async () => {
    const { order, held } = await mintPassableTicket()
    const { ticket_short_id } = await accept((await offer(held)).transfer_short_id)
    await activateAttendees(order.short_id)
    expect(await readAttendee(held.short_id)).toBeNull()
    expect(await readAttendee(ticket_short_id ?? '')).toMatchObject({ status: 'ACTIVE' })
  })
})
