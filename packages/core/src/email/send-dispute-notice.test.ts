import type { Message } from '@foyer/contracts/message'
import type { disputeNoticeDue } from '@foyer/contracts/order/order-messages'
import { expect, it } from 'vitest'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { readOwner, UserEntity } from '../store/user/user-entity.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { tellStripeEvent } from '../testing/tell-stripe-event.ts'
import { testContext } from '../testing/test-context.ts'
import { sendDisputeNotice } from './organizer-notices.ts'

type Notice = Message<typeof disputeNoticeDue> & { name: 'disputeNoticeDue' }

async function disputedOrder() {
  const { paid, ctx } = await mintPaidEvent()
  const short_id = await paid()
  await checkPayment(testContext(), short_id)
  const { payment_intent_id, stripe_account_id, reference } = await readOrder(short_id)
  const { id } = await controlStripe<{ id: string }>(`payment_intents/${payment_intent_id}/dispute`, {})
  const tell = async (type: string) => {
    await tellStripeEvent({ event_type: `charge.dispute.${type}`, stripe_account_id, object_id: id })
    const sent = ((await readOrder(short_id)).outbox ?? []) as Notice[]
    return sent.filter(({ name }) => name === 'disputeNoticeDue')
  }
  const mails = async () =>
    (await readInbox('hall@example.com')).filter(({ subject }) => subject.includes(reference))
  return { ctx, tell, mails, close: () => controlStripe(`disputes/${id}/close`, { outcome: 'lost' }) }
}

const send = (notice: Notice | undefined) => {
  if (!notice) throw new Error('No notice was due.')
  return sendDisputeNotice(testContext(), notice)
}

it('tells the organizer once that a payment is disputed, what to do until when, and how it ended', async () => {
  const { tell, mails, close } = await disputedOrder()
  const [opened] = await tell('created')
  await send(opened)
  await send(opened)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^A payment for .* is disputed/)
  expect(mail?.body.text).toMatch(/€24\.00/)
  expect(mail?.body.text).toMatch(/Stripe accepts your answer until \w+ \d+, \d{4}/)
  await close()
  const [lost] = await tell('closed')
  await send(lost)
  const second = (await mails()).find(({ subject }) => subject.startsWith('You lost'))
  expect(second?.body.text).toContain('The tickets are still valid.')
})

it('writes to the organizer in the language of the account’s owner', async () => {
  const { ctx, tell, mails } = await disputedOrder()
  const owner = await readOwner(accountOf(ctx))
  await UserEntity.patch({ user_id: owner?.user_id ?? '' })
    .set({ locale: 'de' })
    .go()
  const [opened] = await tell('created')
  await send(opened)
  const [mail] = await mails()
  expect(mail?.subject).toMatch(/^Eine Zahlung für .* wurde angefochten/)
  expect(mail?.body.text).toMatch(/24,00\s€/)
  expect(mail?.body.text).toMatch(/\d+\. \p{L}+ \d{4}/u)
})

it('does not say that a payment is disputed once the bank has decided', async () => {
  const { tell, mails, close } = await disputedOrder()
  const [opened] = await tell('created')
  await close()
  await tell('closed')
  await send(opened)
  expect(await mails()).toEqual([])
})
