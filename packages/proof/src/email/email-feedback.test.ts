import type { OrderEmail } from '@foyer/contracts/email/email'
import type { Order } from '@foyer/contracts/order/order'
import { resendTicket, updateAttendee } from '@foyer/core/attendee/attendee'
import { getOrder, resendOrderConfirmation, updateOrder } from '@foyer/core/order/get-order'
import { giveOrderDetails } from '@foyer/core/order/give-order-details'
import { newLinkId } from '@foyer/core/random-id'
import { reserve } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { readInbox } from '@foyer/core/testing/read-inbox'
import { testContext } from '@foyer/core/testing/test-context'
import { loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { startPumps } from '@foyer/local/pumps/start-pumps'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { afterAll, describe, expect, it, vi } from 'vitest'

const pumps = startPumps({ standIns, functions: await loadLambdaFunctions(), directory: null })
afterAll(() => pumps.stop())

const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
const buyer = { first_name: 'Bea', last_name: 'Buyer' }

/** Somebody orders one ticket: the confirmation goes to one address, the ticket to another. */
async function buy({ email, holder }: { email: string; holder: string }) {
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const reserved = await reserve(ticket)
  const attendees = reserved.attendees.map(({ short_id }) => ({
    short_id,
    ...buyer,
    email: holder,
    answers: [],
  }))
  const order = await giveOrderDetails(testContext(), {
    params: { order_short_id: reserved.short_id },
    body: { ...buyer, email, answers: [], attendees },
  })
  const [attendee] = order.attendees
  if (!attendee) throw new Error('no attendee')
  pumps.wake()
  return {
    order: { event_id: event.id, order_short_id: order.short_id },
    attendee: { event_id: event.id, attendee_short_id: attendee.short_id },
  }
}

type Known = Pick<OrderEmail, 'kind' | 'to' | 'status' | 'reason'>

/** Waits until the organizer sees these emails at the order, the newest of each kind first. */
async function untilEmails(params: { event_id: string; order_short_id: string }, expected: Known[]) {
  let order: Order | undefined
  await vi.waitFor(
    async () => {
      order = await getOrder(ctx, { params })
      const byKind = order.emails.toSorted((a, b) => a.kind.localeCompare(b.kind))
      expect(byKind).toMatchObject(expected)
      expect(byKind).toHaveLength(expected.length)
    },
    { timeout: 600_000, interval: 200 },
  )
}

const confirmation = { kind: 'orderConfirmationDue' } as const
const ticketEmail = { kind: 'ticketEmailDue' } as const
const sent = { status: 'SENT', reason: null } as const
const suppressed = { code: 'email.suppressed', status: 409 }
const bounced = { status: 'BOUNCED', reason: 'UNREACHABLE' } as const

describe('an email that does not arrive (F18)', () => {
  it('shows at the order, is not sent there again, and reaches the corrected address', async () => {
    const wrong = `bounce+${newLinkId()}@simulator.amazonses.com`
    const wrongHolder = `${newLinkId()}@bounce.example`
    const { order, attendee } = await buy({ email: wrong, holder: wrongHolder })
    await untilEmails(order, [
      { ...confirmation, to: wrong, ...bounced },
      { ...ticketEmail, to: wrongHolder, ...bounced },
    ])

    await expect(resendOrderConfirmation(ctx, { params: order })).rejects.toMatchObject(suppressed)
    await expect(resendTicket(ctx, { params: attendee })).rejects.toMatchObject(suppressed)

    const right = `${newLinkId()}@example.com`
    await updateOrder(ctx, { params: order, body: { ...buyer, email: right, notes: '' } })
    await resendOrderConfirmation(ctx, { params: order })
    await updateAttendee(ctx, { params: attendee, body: { ...buyer, email: right, notes: '' } })
    await resendTicket(ctx, { params: attendee })
    pumps.wake()
    await untilEmails(order, [
      { ...confirmation, to: right, ...sent },
      { ...confirmation, to: wrong, ...bounced },
      { ...ticketEmail, to: right, ...sent },
      { ...ticketEmail, to: wrongHolder, ...bounced },
    ])
    expect(await readInbox(right)).toHaveLength(2)
  })

  it('is not even tried for the next order from the same address', async () => {
    const wrong = `${newLinkId()}@bounce.example`
    const right = `${newLinkId()}@example.com`
    const first = await buy({ email: wrong, holder: right })
    await untilEmails(first.order, [
      { ...confirmation, to: wrong, ...bounced },
      { ...ticketEmail, to: right, ...sent },
    ])
    const second = await buy({ email: wrong, holder: right })
    await untilEmails(second.order, [
      { ...confirmation, to: wrong, status: 'SUPPRESSED', reason: 'UNREACHABLE' },
      { ...ticketEmail, to: right, ...sent },
    ])
    expect(await readInbox(wrong)).toHaveLength(1)
  })

  it('goes on after an automatic answer, and stops after a complaint', async () => {
    const away = `ooto+${newLinkId()}@simulator.amazonses.com`
    const annoyed = `complaint+${newLinkId()}@simulator.amazonses.com`
    const { order, attendee } = await buy({ email: away, holder: annoyed })
    const complained = { status: 'COMPLAINED', reason: 'SPAM_COMPLAINT' } as const
    const passing = { status: 'BOUNCED', reason: 'TEMPORARY' } as const
    await untilEmails(order, [
      { ...confirmation, to: away, ...passing },
      { ...ticketEmail, to: annoyed, ...complained },
    ])
    await expect(resendTicket(ctx, { params: attendee })).rejects.toMatchObject(suppressed)
    await resendOrderConfirmation(ctx, { params: order })
    pumps.wake()
    await untilEmails(order, [
      { ...confirmation, to: away, ...passing },
      { ...confirmation, to: away, ...passing },
      { ...ticketEmail, to: annoyed, ...complained },
    ])
  })
})
