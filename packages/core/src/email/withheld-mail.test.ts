import type { PublicOrder } from '@foyer/contracts/order/order'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import { EmailGivenUp, EmailWithheld } from '../mail/ses-refusal.ts'
import { readOrderEmails } from '../mail/suppressed-address.ts'
import { mailCountKey, takeMails } from '../mail/take-mails.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { getPublicOrder } from '../order/get-public-order.ts'
import { newLinkId } from '../random-id.ts'
import { MailCountEntity } from '../store/email/mail-count-entity.ts'
import { toSend } from '../table/write.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { at, later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { sendOrderConfirmation } from './order-emails.ts'
import { recordEmailFeedback } from './record-email-feedback.ts'

/** A live event of a new account with a free ticket, after this many emails for unpaid orders today. */
async function mintSale(mailed: number) {
  const { ctx: owner, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const take = (ctx: Context, mails: number) => takeMails(ctx, accountOf(owner), 'unpaid_orders', mails)
  await take(owner, mailed)
  /** All of another day; from its eighth day on, the account has four times as many. */
  const useUp = async (ctx: Context) => {
    for (const mails of [500, 1500]) await take(ctx, mails).catch(() => undefined)
  }
  return { owner, ticket, useUp }
}

/** A free order with a new address, with a proof if one is required, and its confirmation. */
async function order(ticket: Ticket, ctx: Context) {
  const to = `buyer-${newLinkId()}@example.com`
  const held = await reserve(ticket, 1, ctx)
  const give = (proof?: string): Promise<PublicOrder> => nameBuyer(held, { ...ctx, proof }, to)
  await give().catch((refusal: Error) => {
    const challenge = challengeOf(refusal)
    if (!challenge) throw refusal
    return give(solveProof(challenge))
  })
  const message = toSend(orderConfirmationDue, { order_short_id: held.short_id })
  const send = (then: Context = ctx) => sendOrderConfirmation(then, message)
  return { to, send, message, short_id: held.short_id }
}

/** Until when an email waits; null where it went out. */
async function waits(sending: Promise<void>): Promise<string | null> {
  try {
    await sending
    return null
  } catch (error) {
    if (!(error instanceof EmailWithheld)) throw error
    return error.until
  }
}

const dayMs = 86_400_000
const visitor = () =>
  testContext({ clientAddress: `198.51.100.${Math.ceil(Math.random() * 250)}-${newLinkId()}` })

/** 26 orders of one client, of which the last two send their confirmations where the account may send two more; then another buyer's. */
async function crowdAndBuyer() {
  const { ticket } = await mintSale(498)
  const crowd = visitor()
  const orders = []
  for (let count = 0; count < 26; count += 1) orders.push(await order(ticket, crowd))
  const ofCrowd = []
  for (const { send, short_id } of orders.slice(-2)) {
    await waits(send())
    ofCrowd.push(...(await readOrderEmails(short_id)))
  }
  const buyer = await order(ticket, visitor())
  await waits(buyer.send())
  return { ofCrowd, ofBuyer: await readOrderEmails(buyer.short_id) }
}

describe('the emails of free orders of an account on its first day', () => {
  it('leave half of them to other buyers when one client orders more and more', async () => {
    const { ofCrowd, ofBuyer } = await crowdAndBuyer()
    const waiting = { status: 'WITHHELD', reason: 'CLIENT_BUDGET', retry_at: expect.any(String) }
    expect(ofCrowd).toMatchObject([waiting, waiting])
    expect(ofBuyer).toMatchObject([{ status: 'SENT' }])
  }, 60_000)

  it('are used up by one client when it is not counted (negative control)', async () => {
    withoutGuard('clientMail')
    const { ofCrowd, ofBuyer } = await crowdAndBuyer()
    expect(ofCrowd).toMatchObject([{ status: 'SENT' }, { status: 'SENT' }])
    expect(ofBuyer).toMatchObject([{ status: 'WITHHELD', reason: 'ACCOUNT_BUDGET' }])
  }, 60_000)
})

describe('the confirmation of the 501st free order of a day', () => {
  it('waits for the next day and then arrives once; meanwhile the order page has its tickets, and the organizer reads why', async () => {
    const { owner, ticket } = await mintSale(500)
    const { to, send, short_id } = await order(ticket, visitor())
    const until = await waits(send(owner))
    const midnight = Math.ceil(owner.now.getTime() / dayMs) * dayMs
    expect(Date.parse(until ?? '')).toBeGreaterThanOrEqual(midnight)
    expect(Date.parse(until ?? '')).toBeLessThanOrEqual(midnight + 15 * 60_000)
    expect(await readInbox(to)).toEqual([])
    const withheld = { status: 'WITHHELD', reason: 'ACCOUNT_BUDGET', retry_at: until }
    expect(await readOrderEmails(short_id)).toMatchObject([withheld])
    const page = await getPublicOrder(testContext(), { params: { order_short_id: short_id } })
    expect(page).toMatchObject({ status: 'COMPLETED', attendees: [{ reference: expect.any(String) }] })
    // A message that returns too early requests nothing.
    expect(await waits(send(at(owner, new Date(midnight - 1))))).toBe(until)
    const next = at(owner, until ?? '')
    expect(await waits(send(next))).toBeNull()
    await send(next)
    expect(await readInbox(to)).toHaveLength(1)
    expect(await readOrderEmails(short_id)).toMatchObject([{ status: 'SENT', reason: null, retry_at: null }])
  })

  it('is tried on each of seven days, and then given up with its name', { tags: 'long' }, async () => {
    const { owner, ticket, useUp } = await mintSale(500)
    const { to, send, short_id } = await order(ticket, visitor())
    let now = owner
    for (let day = 0; day < 7; day += 1) {
      now = at(now, (await waits(send(now))) ?? '')
      await useUp(now)
    }
    await expect(send(now)).rejects.toBeInstanceOf(EmailGivenUp)
    expect(await readOrderEmails(short_id)).toMatchObject([
      { status: 'WITHHELD', reason: 'ACCOUNT_BUDGET', retry_at: null },
    ])
    await send(later(now, 86_400))
    expect(await readInbox(to)).toEqual([])
  })

  it('is not sent for an order that was cancelled meanwhile, and does not wait anymore', async () => {
    const { owner, ticket } = await mintSale(500)
    const { to, send, short_id } = await order(ticket, visitor())
    const until = await waits(send(owner))
    const params = { event_id: ticket.event_id, order_short_id: short_id }
    await cancelOrder(owner, { params, body: { notify_buyer: false, refund: false } })
    expect(await waits(send(at(owner, until ?? '')))).toBeNull()
    expect(await readInbox(to)).toEqual([])
    expect(await readOrderEmails(short_id)).toMatchObject([{ status: 'WITHHELD', retry_at: null }])
  })

  it('is told to the operators once a day', async () => {
    const { owner, ticket } = await mintSale(500)
    for (let count = 0; count < 3; count += 1) await waits((await order(ticket, visitor())).send(owner))
    const { data } = await MailCountEntity.get(mailCountKey(owner, accountOf(owner), 'unpaid_orders')).go()
    expect(data?.outbox).toMatchObject([{ name: 'mailBudgetUsedUp', payload: { limit: 500 } }])
  })

  it('keeps what SES says about it, even when SES is faster than Foyer’s own record', async () => {
    const { owner, ticket } = await mintSale(500)
    const { send, message, short_id } = await order(ticket, visitor())
    const until = (await waits(send(owner))) ?? ''
    const bounced = { status: 'BOUNCED', reason: 'MAILBOX_FULL', at: until } as const
    const bounce = () => recordEmailFeedback({ subject_id: short_id, message_id: message.id, ...bounced })
    await expect(bounce()).rejects.toThrow('not written down')
    await send(at(owner, until))
    await bounce()
    expect(await readOrderEmails(short_id)).toMatchObject([{ status: 'BOUNCED', reason: 'MAILBOX_FULL' }])
  })
})
